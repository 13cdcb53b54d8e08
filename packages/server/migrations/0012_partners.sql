-- Who may write prescriptions for whom (spec 4.7). A link that was ended stays: it says who prescribed until when.
alter table practitioner_prescribers rename to prescriber_links;
alter index practitioners_of_prescriber rename to prescriber_links_of_prescriber;
alter table prescriber_links rename constraint practitioner_prescribers_pkey to prescriber_links_pkey;
alter table prescriber_links
  drop constraint practitioner_prescribers_status_check,
  drop constraint practitioner_prescribers_check,
  drop constraint practitioner_prescribers_check1,
  alter column status drop default,
  alter column status type text using case status when 0 then 'pending' when 1 then 'accepted' else 'declined' end,
  add column ended_at timestamptz;
alter table prescriber_links
  add constraint prescriber_links_are_of_two check (practitioner_id <> prescriber_id),
  add constraint prescriber_links_status_check check (status in ('pending', 'accepted', 'declined', 'ended')),
  add constraint prescriber_links_are_answered_in_time
    check ((status = 'pending') = (answered_at is null) and answered_at >= requested_at),
  add constraint prescriber_links_end_in_time
    check ((status = 'ended') = (ended_at is not null) and ended_at >= answered_at);

-- People without an account whom a practitioner asked to prescribe. The link of the mail only fills in the address: what
-- counts is that somebody confirmed it, and was let in as a prescriber. Of the link there is its SHA-256 alone.
create table prescriber_invitations (
  practitioner_id integer not null references users,
  email_key text collate "C" not null check (length(email_key) between 3 and 254),
  -- As it was typed; mail goes there.
  email text not null check (length(email) between 3 and 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > invited_at),
  primary key (practitioner_id, email_key)
);
create index prescriber_invitations_of_address on prescriber_invitations (email_key);
