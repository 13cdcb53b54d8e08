-- A browser that staff work at, known by a cookie of its own. A shared one locks sooner, and names who used it.
create table staff_stations (
  id integer generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  name text not null check (length(name) between 1 and 60),
  is_shared boolean not null,
  created_at timestamptz not null
);

-- Who has used a shared station, for the change of person on its lock screen.
create table staff_station_people (
  station_id integer not null references staff_stations on delete cascade,
  staff_id integer not null references staff on delete cascade,
  last_used_at timestamptz not null,
  primary key (station_id, staff_id)
);
create index staff_station_people_of_person on staff_station_people (staff_id);

-- Where a session was begun, for its person to recognise it.
alter table staff_sessions
  add column device text check (length(device) <= 300),
  add column network text check (length(network) <= 100),
  add column station_id integer;
alter table staff_sessions add constraint staff_sessions_station
  foreign key (station_id) references staff_stations on delete set null not valid;
alter table staff_sessions validate constraint staff_sessions_station;

-- The key of a new authenticator app, until a code of it confirms it. The old one works until then.
create table staff_new_authenticators (
  staff_id integer primary key references staff on delete cascade,
  -- Sealed as in staff.
  totp_key bytea not null,
  expires_at timestamptz not null
);
create index staff_new_authenticators_by_expiry on staff_new_authenticators (expires_at);
