-- Signatures of prescriptions (spec 5.26, 7.48, 7.49): what was signed, how, and with what seal of the shop's; never changed.

-- Public keys of the shop's seals, so that what an older key sealed can still be verified.
create table seal_keys (
  -- SHA-256 of the public key, in hexadecimal.
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  -- Ed25519, as SubjectPublicKeyInfo (DER).
  public_key bytea not null check (length(public_key) = 44),
  created_at timestamptz not null
);
create trigger seal_keys_are_kept before update or delete or truncate on seal_keys
  for each statement execute function refuse_change();

create table prescription_signatures (
  prescription_id integer primary key references prescriptions,
  document_id text not null,
  -- SHA-256 of the canonical text that was signed.
  text_hash bytea not null check (length(text_hash) = 32),
  -- PNG, as it was drawn anew.
  picture bytea not null check (length(picture) between 1 and 524288),
  picture_hash bytea not null check (length(picture_hash) = 32),
  -- The sentences that were accepted with it, to the letter.
  declarations text[] not null check (cardinality(declarations) >= 1),
  signer_id integer not null references users,
  signer_name text not null,
  registration_number text,
  professional_status text,
  method text not null check (method in ('password', 'passkey')),
  -- When the password was last given, before it was signed.
  proven_at timestamptz not null,
  is_typed boolean not null,
  -- The day on which the patient was seen, where the signer gave it.
  consulted_on date,
  signed_at timestamptz not null check (signed_at >= proven_at),
  address text not null check (length(address) between 1 and 100),
  agent text not null check (length(agent) <= 300),
  key_id text not null references seal_keys,
  -- Ed25519 over the canonical text of all the others.
  seal bytea not null check (length(seal) = 64)
);
create trigger prescription_signatures_are_kept before update or delete or truncate on prescription_signatures
  for each statement execute function refuse_change();

-- Links in prescribers' mails that confirm a signature: bound to what was signed, each used once.
create table signature_confirmations (
  -- SHA-256 of the token: whoever reads the table cannot use what stands there.
  token_hash bytea primary key check (length(token_hash) = 32),
  prescription_id integer not null references prescription_signatures,
  document_id text not null,
  picture_hash bytea not null check (length(picture_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz check (used_at between created_at and expires_at),
  -- A newer one was sent.
  superseded_at timestamptz
);
create unique index one_confirmation_is_live on signature_confirmations (prescription_id) where superseded_at is null;
