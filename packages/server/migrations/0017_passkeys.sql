-- Passkeys (WebAuthn credentials) with which prescribers sign. Only public keys are here: what signs never leaves its owner.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users,
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
create index passkeys_of_user on passkeys (user_id, id desc);

-- The challenge that the next passkey of a user must answer; there is one at a time, and it is taken away by its first answer.
create table passkey_challenges (
  user_id integer primary key references users,
  challenge text not null check (length(challenge) between 16 and 200),
  expires_at timestamptz not null
);
