-- A transfer of less than was due is a part: the order waits for the rest.
alter table payments drop constraint payments_effect_check;
alter table payments add constraint payments_effect_check check (effect in ('counts', 'ignored', 'surplus', 'part'));
alter table payments add constraint payments_parts_are_transfers
  check (effect <> 'part' or (mode = 'bankTransfer' and outcome = 'paid'));
-- The same transfer is booked for an order once.
create unique index transfers_booked_once on payments (order_id, reference, amount_mills) where mode = 'bankTransfer';
create index payments_in_parts on payments (order_id) where effect = 'part';

-- What arrived in parts beyond the amount that an order had when they made it paid is given back, and was never charged.
alter table order_credits add column is_charged boolean not null default true;
