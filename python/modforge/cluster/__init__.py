"""Work on the workers of a Dask scheduler, whatever it is: parts of a column, designs of a sweep.

Dask's keys, logs and the pages of its scheduler show no argument and no result, nor a hash of one. Work of a worker
that dies is done again by another. Messages of Dask are in clear unless the scheduler and Dask's configuration are set
up for TLS.
"""

from modforge.cluster.errors import ClusterError, DiedError
from modforge.cluster.work import Cluster, awaited, connected

__all__ = ["Cluster", "ClusterError", "DiedError", "awaited", "connected"]
