//! The machine that a time was measured on.

use std::fmt;

/// The machine.
#[derive(Clone, Debug)]
pub struct Machine {
    /// Name of the CPU with family, model and stepping where the system tells them.
    pub cpu: String,
}

impl Machine {
    /// This machine.
    pub fn here() -> Self {
        let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let field = |name: &str| {
            text.lines()
                .filter_map(|line| line.split_once(':'))
                .find(|(key, _)| key.trim() == name)
                .map(|(_, value)| value.trim().to_owned())
        };
        let cpu = field("model name").unwrap_or_else(|| format!("unknown {} CPU", std::env::consts::ARCH));
        // Servers in a cloud often hide the model behind a name such as "Xeon Processor".
        let numbers = ["cpu family", "model", "stepping"].map(field);
        let cpu = match numbers {
            [Some(family), Some(model), Some(stepping)] => {
                format!("{cpu} (family {family} model {model} stepping {stepping})")
            }
            _ => cpu,
        };
        Self { cpu }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.cpu)
    }
}
