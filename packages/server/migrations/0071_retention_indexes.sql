-- outside a transaction
-- What a daily task looks through for records whose years are over, the oldest first.
drop index concurrently if exists orders_to_reduce;
create index concurrently orders_to_reduce on orders (placed_at, id) where reduced_at is null and state in ('Delivered', 'Cancelled');
drop index concurrently if exists prescriptions_to_reduce;
create index concurrently prescriptions_to_reduce on prescriptions (created_at, id) where reduced_at is null;
drop index concurrently if exists users_to_reduce;
create index concurrently users_to_reduce on users (erased_at, id) where erased_at is not null and reduced_at is null;
alter table orders validate constraint orders_are_kept_for_years;
alter table prescriptions validate constraint prescriptions_are_kept_for_years;
alter table users validate constraint users_are_reduced_after_an_erasure;
-- What people take at the desk is also a bank statement, a message or an email.
alter table desk_leases drop constraint if exists desk_leases_kind_check;
alter table desk_leases add constraint desk_leases_kind_check
  check (kind in ('order', 'user', 'statement', 'message', 'mail')) not valid;
alter table desk_leases validate constraint desk_leases_kind_check;
