-- How far long work on imports is: reading a file, or applying an import. Written beside the transaction of the work, so that every
-- server can show it. A row says nothing once its work is over; whether it still goes on, the lock on the import says.
create table catalogue_import_work (
  -- 'import 12', or 'reading ' and what the browser calls it.
  key text primary key check (length(key) between 1 and 100),
  step text not null check (length(step) between 1 and 20),
  done integer not null check (done between 0 and total),
  total integer not null,
  -- Who asked to stop it.
  stopped_by text check (length(stopped_by) between 1 and 300),
  written_at timestamptz not null
);
