class Modforge < Formula
  desc "Arithmetic modulo big numbers, for C and C++"
  homepage "@REPOSITORY@"
  url "@REPOSITORY@/releases/download/v@VERSION@/modforge-c-@VERSION@.tar.gz"
  sha256 "@C_SHA256@"
  license any_of: ["MIT", "Apache-2.0"]

  depends_on "rust" => :build

  # `make install` links a shared library as Linux has them.
  depends_on :linux

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"test.c").write <<~C
      #include <modforge.h>
      int main(void)
      {
          const unsigned char modulus[] = {0x01, 0x01}, three[] = {3}, exponent[] = {200};
          unsigned char power[2];
          modforge_modulus *m = 0;
          if (modforge_modulus_new(&m, modulus, sizeof modulus) != MODFORGE_OK) return 1;
          if (modforge_pow(m, power, sizeof power, three, 1, exponent, 1) != MODFORGE_OK) return 1;
          modforge_modulus_free(m);
          return power[1] != 0x78;
      }
    C
    system ENV.cc, "test.c", "-I#{include}", "-L#{lib}", "-lmodforge", "-Wl,-rpath,#{lib}", "-o", "test"
    system "./test"
  end
end
