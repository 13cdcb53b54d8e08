-- Second factors, passkeys and invitations of staff, and which record each has open.
alter table staff add column totp_key bytea;
-- The last step of 30 seconds whose code was accepted: a code works once.
alter table staff add column totp_step bigint;
alter table staff add column last_sign_in_at timestamptz;
-- An active account has a second factor, but for demo accounts. An account that is invited, also anew, or ended has neither
-- password nor second factor.
alter table staff add constraint staff_second_factor
  check (state <> 'active' or is_demo or totp_key is not null) not valid;
alter table staff add constraint staff_without_secrets
  check (state = 'active' or (password_hash is null and totp_key is null)) not valid;
alter table staff validate constraint staff_second_factor;
alter table staff validate constraint staff_without_secrets;

-- Set when its person locks the session.
alter table staff_sessions add column locked_at timestamptz;

-- One invitation for each person; a new one replaces it, and accepting removes it. Its token is kept as its SHA-256 alone.
create table staff_invitations (
  staff_id integer primary key references staff on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The second factor offered, sealed as in staff.
  totp_key bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index staff_invitations_by_expiry on staff_invitations (expires_at);

-- Codes of 80 random bits for a person without their device; each works once. Kept as SHA-256 alone.
create table staff_recovery_codes (
  staff_id integer not null references staff on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_passkeys (
  id integer generated always as identity primary key,
  staff_id integer not null references staff on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null check (length(public_key) between 1 and 4096),
  -- How often it has signed, by its own count; 0 for keys that do not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  -- Kept by a password manager on several devices.
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz check (last_used_at >= created_at)
);
create index staff_passkeys_of_person on staff_passkeys (staff_id, id desc);

-- What a passkey must sign, once: to be added by this person, or, without a person, to sign in or unlock.
create table staff_challenges (
  challenge text primary key check (length(challenge) between 16 and 200),
  staff_id integer references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenges_by_expiry on staff_challenges (expires_at);

-- Who has which record open at the desk, and was last heard of when.
create table staff_looks (
  staff_id integer not null references staff on delete cascade,
  subject text not null check (length(subject) between 1 and 60),
  since timestamptz not null,
  seen_at timestamptz not null check (seen_at >= since),
  primary key (subject, staff_id)
);
create index staff_looks_by_time on staff_looks (seen_at);
