-- The day on which a customer asked for a copy or an erasure that nobody has answered yet.
alter table users add column data_requested_on date;
-- The day of the register check that a mail told the customer of.
alter table users add column recheck_told_for date;
-- Products that reach their safety stock can be taken from Today.
alter table desk_leases drop constraint desk_leases_kind_check;
alter table desk_leases add constraint desk_leases_kind_check
  check (kind in ('order', 'user', 'statement', 'prescription', 'message', 'mail', 'product')) not valid;
