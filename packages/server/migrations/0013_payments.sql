-- Until when an order holds its stock while it waits for its payment, and whether its buyer was reminded of it (reading R14).
alter table orders add column held_until timestamptz;
alter table orders add column reminded_at timestamptz;
create index orders_held on orders (held_until) where state = 'Awaiting payment';
-- Transfers that were waiting have their whole time from now on.
update orders set held_until = now() + interval '7 days' where state = 'Awaiting payment';

-- What arrived at the address where the card provider tells how payments went, before anybody judged it.
create table payment_callbacks (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  -- The form as it arrived, percent-encoded, without the password.
  body text not null check (length(body) <= 65536),
  -- Whether it brought the provider's password.
  is_authentic boolean not null,
  judged_at timestamptz,
  verdict text check (verdict in ('counts', 'ignored', 'surplus', 'repeated', 'refused')),
  -- Why it was refused.
  refusal text check (length(refusal) between 1 and 200),
  order_id integer references orders,
  check ((judged_at is null) = (verdict is null)),
  check ((refusal is not null) = (verdict is not null and verdict = 'refused')),
  check (is_authentic or verdict is null or verdict = 'refused')
);
create index payment_callbacks_unjudged on payment_callbacks (id) where judged_at is null;
create index payment_callbacks_by_age on payment_callbacks (received_at);

-- How attempts to pay came out: of a card what the provider said, of a transfer what staff found on the bank statement.
create table payments (
  id bigint generated always as identity primary key,
  order_id integer not null references orders,
  mode text not null check (mode in ('card', 'bankTransfer')),
  -- The provider's transaction id, or the reference on the bank statement.
  reference text not null check (length(reference) between 1 and 100),
  outcome text not null check (outcome in ('paid', 'declined', 'cancelled')),
  effect text not null check (effect in ('counts', 'ignored', 'surplus')),
  amount_mills bigint not null check (amount_mills > 0 and amount_mills % 10 = 0),
  currency text not null check (currency = 'GBP'),
  settled_at timestamptz not null,
  callback_id bigint unique references payment_callbacks,
  event_id bigint references audit_events,
  -- Since when money is to be given back by hand, and when that was done.
  refund_due_at timestamptz,
  refunded_at timestamptz,
  refund_note text check (length(refund_note) between 1 and 1000),
  check ((mode = 'card') = (callback_id is not null)),
  check ((mode = 'bankTransfer') = (event_id is not null)),
  check (outcome = 'paid' or effect <> 'surplus'),
  check (effect <> 'surplus' or refund_due_at is not null),
  check (refund_due_at is null or outcome = 'paid'),
  check ((refunded_at is null) = (refund_note is null)),
  check (refunded_at is null or outcome = 'paid')
);
create index payments_of_order on payments (order_id);
create index payments_to_refund on payments (id) where refund_due_at is not null and refunded_at is null;
-- A transaction comes out one way once, and an order is paid once.
create unique index card_outcomes_once on payments (reference, outcome) where mode = 'card';
create unique index orders_are_paid_once on payments (order_id) where outcome = 'paid' and effect = 'counts';
create trigger payments_are_kept
  before delete or truncate on payments
  for each statement execute function refuse_change();
create trigger payments_stand
  before update of order_id, mode, reference, outcome, effect, amount_mills, currency, settled_at, callback_id, event_id
  on payments for each statement execute function refuse_change();
