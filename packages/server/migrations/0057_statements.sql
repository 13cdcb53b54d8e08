-- Bank statements that staff import, and the money paid in that they list.
create table statements (
  id integer generated always as identity primary key,
  -- The name of its file.
  name text not null check (length(name) between 1 and 200),
  -- SHA-256 of its file: the same file is imported once.
  hash bytea not null unique check (length(hash) = 32),
  imported_at timestamptz not null,
  staff_id integer not null references staff,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- Rows that are no credit: money that went out, and rows without an amount.
  debits integer not null check (debits >= 0),
  blank integer not null check (blank >= 0),
  -- Credits of the file; those that an earlier statement had are not stored again.
  credits integer not null check (credits >= 1)
);
create trigger statements_are_kept
  before update or delete or truncate on statements
  for each statement execute function refuse_change();

create table statement_lines (
  id integer generated always as identity primary key,
  statement_id integer not null references statements,
  -- Its row in the file, from 1.
  row_number integer not null check (row_number >= 1),
  paid_on date not null,
  amount_mills bigint not null check (amount_mills > 0 and amount_mills % 10 = 0),
  text text not null check (length(text) <= 300),
  -- Counts equal lines of a statement from 1.
  copy integer not null check (copy >= 1),
  -- SHA-256 of day, amount, text and copy: a line is stored once, however many statements have it.
  hash bytea not null unique check (length(hash) = 32),
  -- The payment that it is booked as.
  payment_id bigint unique references payments,
  -- How often it was booked; bookings can be undone.
  bookings integer not null default 0 check (bookings >= 0),
  aside_reason text check (length(aside_reason) between 1 and 1000),
  aside_at timestamptz,
  aside_by integer references staff,
  check (num_nulls(aside_reason, aside_at, aside_by) in (0, 3)),
  check (payment_id is null or aside_at is null)
);
create index statement_lines_of_statement on statement_lines (statement_id, row_number);
create trigger statement_lines_are_kept
  before delete or truncate on statement_lines
  for each statement execute function refuse_change();
create trigger statement_lines_stand
  before update of statement_id, row_number, paid_on, amount_mills, text, copy, hash on statement_lines
  for each statement execute function refuse_change();

-- A line is booked as a transfer of its amount.
create function check_booked_line() returns trigger language plpgsql as $$
begin
  if new.payment_id is not null and not exists (
    select from payments where id = new.payment_id and amount_mills = new.amount_mills and mode = 'bankTransfer')
  then
    raise exception 'Statement line % is not booked as its amount', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger statement_lines_are_booked_whole
  after insert or update of payment_id on statement_lines
  for each row execute function check_booked_line();

-- A booking is undone by a payment of the same amount below 0, never by a deletion.
alter table payments add column reverses_id bigint references payments;
alter table payments drop constraint payments_amount_mills_check;
alter table payments add constraint payments_amounts check (
  amount_mills <> 0 and amount_mills % 10 = 0 and (amount_mills < 0) = (reverses_id is not null)) not valid;
create trigger payments_stay_reversed
  before update of reverses_id on payments
  for each statement execute function refuse_change();
create function check_reversal() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payments where id = new.reverses_id and reverses_id is null and order_id = new.order_id
      and mode = new.mode and effect = new.effect and amount_mills = -new.amount_mills)
  then
    raise exception 'Payment % does not reverse payment %', new.id, new.reverses_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payments_are_reversed_whole
  after insert on payments
  for each row when (new.reverses_id is not null) execute function check_reversal();
