-- The PDF of a signed prescription (spec 7.58), made once and never again: what is kept is what everybody was given.
create table prescription_documents (
  prescription_id integer primary key references prescriptions,
  pdf bytea not null check (length(pdf) between 1 and 16777216),
  -- SHA-256 of it.
  hash bytea not null check (length(hash) = 32),
  -- Where it can be checked, as its QR code says.
  check_url text not null check (length(check_url) between 1 and 2000),
  sealed_at timestamptz not null
);
create trigger prescription_documents_are_kept
  before update or delete or truncate on prescription_documents
  for each statement execute function refuse_change();
