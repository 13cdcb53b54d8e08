-- What a passkey left of a signature: enough to verify it for ever, also when the passkey was removed; never changed.
create table passkey_signatures (
  prescription_id integer primary key references prescription_signatures,
  credential_id bytea not null check (length(credential_id) between 1 and 1023),
  -- As COSE, as it was registered when it signed.
  public_key bytea not null check (length(public_key) between 1 and 4096),
  authenticator_data bytea not null check (length(authenticator_data) between 37 and 4096),
  -- JSON, byte by byte as the browser wrote it; its challenge is the hash of the text that was signed.
  client_data bytea not null check (length(client_data) between 1 and 4096),
  -- Over authenticator_data and the SHA-256 of client_data.
  signature bytea not null check (length(signature) between 1 and 4096)
);
create trigger passkey_signatures_are_kept before update or delete or truncate on passkey_signatures
  for each statement execute function refuse_change();
