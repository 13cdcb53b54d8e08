-- outside a transaction
-- The desk's lists of prescriptions and messages are read in the order of time, a page at a time.
drop index concurrently if exists prescriptions_by_time;
create index concurrently prescriptions_by_time on prescriptions (created_at, id);
drop index concurrently if exists prescriptions_by_status_and_time;
create index concurrently prescriptions_by_status_and_time on prescriptions (status, created_at, id);
drop index concurrently if exists contact_messages_open;
create index concurrently contact_messages_open on contact_messages (received_at, id) where closed_at is null;
drop index concurrently if exists contact_messages_by_time;
create index concurrently contact_messages_by_time on contact_messages (received_at, id);
drop index concurrently if exists contact_messages_by_email;
create index concurrently contact_messages_by_email on contact_messages (lower(email));
-- The constraints of 0072, for the rows that were there before.
alter table prescriptions validate constraint prescriptions_are_signed_in_time;
alter table prescriptions validate constraint prescriptions_are_received_signed;
alter table prescriptions validate constraint prescriptions_are_voided_signed;
alter table prescriptions validate constraint prescriptions_are_handed_over_unsigned;
alter table prescription_events validate constraint prescription_events_kind_check;
alter table desk_leases validate constraint desk_leases_kind_check;
