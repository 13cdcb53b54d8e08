-- The pharmacy's own people, who work at the desk. Customers are never promoted to staff.
create table staff (
  id integer generated always as identity primary key,
  email citext not null unique check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 100),
  role text not null
    check (role in ('dispenser', 'pharmacist', 'customer-service', 'stock', 'superintendent', 'auditor')),
  -- Set when the invitation is accepted.
  password_hash text check (password_hash like '$argon2id$%'),
  state text not null default 'invited' check (state in ('invited', 'active', 'ended')),
  -- A demo account signs in with its password alone; production refuses it.
  is_demo boolean not null default false,
  created_at timestamptz not null,
  check (state <> 'active' or password_hash is not null)
);

-- A token is kept as its SHA-256 alone, as for customers.
create table staff_sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  staff_id integer not null references staff on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null check (last_used_at >= created_at),
  expires_at timestamptz not null check (expires_at > created_at),
  -- When password and second factor, or a passkey, were last given.
  proven_at timestamptz not null
);
create index staff_sessions_of_person on staff_sessions (staff_id);
create index staff_sessions_by_expiry on staff_sessions (expires_at);

-- Who of the staff did it at the desk, by which permission, on which device.
alter table audit_events
  add column staff_id integer,
  add column permission text check (length(permission) between 1 and 60),
  add column device text check (length(device) <= 300);
