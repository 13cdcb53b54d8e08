-- What somebody who registers brings (spec 3.7), and that being a prescriber is a claim until staff activate the account.
alter table users
  add column company text check (length(company) <= 100),
  add column clinic_street text check (length(clinic_street) <= 100),
  add column clinic_city text check (length(clinic_city) <= 100),
  add column clinic_postcode text check (length(clinic_postcode) <= 20),
  add column clinic_county text check (length(clinic_county) <= 100),
  add column clinic_country_code text check (clinic_country_code ~ '^[A-Z]{2}$'),
  add column claims_prescriber boolean not null default false,
  add column email_verified_at timestamptz;
update users set claims_prescriber = is_prescriber;
alter table users
  add constraint only_activated_accounts_prescribe
    check (not is_prescriber or account_state in ('active', 'suspended'));

-- Links in e-mails that do something once (trust, Answering): kept as their SHA-256, for one person and one purpose.
create table account_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm-email', 'reset-password', 'upload-documents')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz check (used_at >= created_at)
);
-- Only the newest can be used: a newer one takes its place.
create unique index account_tokens_usable on account_tokens (user_id, purpose) where used_at is null;
create index account_tokens_of_user on account_tokens (user_id, purpose);

-- The documents of a registration (spec 5.6), beside their account and nowhere else. A new one supersedes, none is lost.
create table account_documents (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  kind text not null check (kind in ('passportOrLicence', 'certificate', 'utilityBill')),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  original_name text not null check (length(original_name) between 1 and 200),
  size integer not null check (size between 1 and 8388608),
  sha256 bytea not null check (sha256 = sha256(content)),
  content bytea not null check (length(content) = size),
  received_at timestamptz not null,
  superseded_at timestamptz check (superseded_at >= received_at)
);
-- PDF, JPEG and PNG are compressed already.
alter table account_documents alter column content set storage external;
create unique index account_documents_current on account_documents (user_id, kind)
  where superseded_at is null;
create index account_documents_of_user on account_documents (user_id);
