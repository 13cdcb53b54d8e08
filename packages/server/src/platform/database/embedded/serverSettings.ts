/**
 * Settings of the embedded PostgreSQL, for a small shop on one machine. Durability keeps PostgreSQL's defaults; they
 * are explicit so that postgresql.conf cannot turn them off by accident.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  min_wal_size: '80MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // At this size reads come from memory; I/O workers would add only waiting.
  io_method: 'sync',
  deadlock_timeout: '200ms',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  // Statements contain personal data; the log must not.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
