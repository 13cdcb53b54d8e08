-- People who may sign in (spec 3.6, 4.2). Only an active account gets a token (reading R11).
create table users (
  id integer generated always as identity primary key,
  email citext not null unique check (length(email) between 3 and 254),
  password_hash text not null check (password_hash like '$argon2id$%'),
  account_state text not null default 'registered'
    check (account_state in ('registered', 'verified', 'active', 'rejected', 'suspended')),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  phone text not null check (length(phone) <= 40),
  birth_date date,
  username text check (length(username) <= 100),
  street text not null check (length(street) <= 100),
  city text not null check (length(city) <= 100),
  postcode text not null check (length(postcode) <= 20),
  county text check (length(county) <= 100),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  is_prescriber boolean not null default false,
  is_professional boolean not null default false,
  professional_status text check (professional_status in (
    'Doctor', 'Nurse', 'Nurse Prescriber', 'Dentist', 'Pharmacist', 'Pharmacist Prescriber', 'Other')),
  registration_number text check (length(registration_number) <= 60),
  requested_at timestamptz not null,
  check (not is_professional or (professional_status is not null and registration_number is not null))
);

-- A token is kept as its SHA-256 alone: whoever reads this table cannot sign in with it.
create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null check (last_used_at >= created_at),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Failed sign-ins, for the limits per account and per address; a success clears the account's own.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  email citext not null,
  address text not null,
  failed_at timestamptz not null
);
create index sign_in_failures_of_account on sign_in_failures (email, address, failed_at);
create index sign_in_failures_of_address on sign_in_failures (address, failed_at);

-- Who may write prescriptions for whom: 0 pending, 1 accepted, -1 declined (spec 4.7).
create table practitioner_prescribers (
  practitioner_id integer not null references users,
  prescriber_id integer not null references users,
  status smallint not null default 0 check (status in (-1, 0, 1)),
  requested_at timestamptz not null,
  answered_at timestamptz,
  primary key (practitioner_id, prescriber_id),
  check (practitioner_id <> prescriber_id),
  check ((status = 0) = (answered_at is null))
);
create index practitioners_of_prescriber on practitioner_prescribers (prescriber_id, status);

-- Patients belong to the practitioner who entered them (spec 3.11).
create table patients (
  id integer generated always as identity primary key,
  practitioner_id integer not null references users,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  birth_date date not null,
  postcode text not null check (length(postcode) between 1 and 20),
  street text not null check (length(street) between 1 and 100),
  city text not null check (length(city) between 1 and 100),
  county text not null check (length(county) between 1 and 100)
);
create index patients_of_practitioner on patients (practitioner_id);

-- What happened, by whom, in the transaction that did it. Rows are added and never touched again.
create table audit_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  actor_id integer references users,
  action text not null check (length(action) between 1 and 60),
  subject text not null check (length(subject) between 1 and 60),
  detail jsonb not null default '{}'
);
create index audit_events_of_subject on audit_events (subject, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_events_are_kept
  before update or delete or truncate on audit_events
  for each statement execute function refuse_change();

-- Every server process hears at once that a session or an account is no longer what it was.
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('formulary_sessions', 'session ' || encode(old.token_hash, 'hex'));
  return null;
end $$;

create trigger sessions_announce_end
  after delete on sessions
  for each row execute function announce_ended_session();

create function announce_changed_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('formulary_sessions', 'user ' || new.id);
  return null;
end $$;

create trigger users_announce_change
  after update of account_state, password_hash, is_prescriber on users
  for each row execute function announce_changed_account();
