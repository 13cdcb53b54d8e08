-- Sums of what was sold and how long it took, for reports. Triggers note what is new in the transaction that causes it; the
-- server adds it up once, and takes the note away in the same transaction.

-- What is not in the sums yet: invoices and credit notes, orders that left, prescriptions that were signed.
create table report_news (
  kind text not null check (kind in ('invoice', 'dispatch', 'signature')),
  id integer not null,
  primary key (kind, id)
);

-- Net and VAT of invoices and credit notes by day and by month in London: of all, by VAT rate in percent, by product, by account.
-- Keys of what is no product are below 1.
create table sales_sums (
  subject text not null check (subject in ('all', 'rate', 'product', 'customer')),
  grain text not null check (grain in ('day', 'month')),
  starts_on date not null,
  kind text not null check (kind in ('Invoice', 'Credit note')),
  key integer not null,
  -- Invoices or credit notes.
  count integer not null check (count >= 1),
  packs bigint not null,
  net_mills bigint not null,
  vat_mills bigint not null,
  primary key (subject, grain, starts_on, kind, key)
);
create index sales_sums_of_key on sales_sums (subject, key, grain, starts_on);

-- How many orders left, or prescriptions were signed, on a day in London after so many hours of working days.
create table time_sums (
  kind text not null check (kind in ('dispatch', 'signature')),
  day date not null,
  hours integer not null check (hours >= 0),
  count integer not null check (count >= 1),
  primary key (kind, day, hours)
);

create function note_for_reports() returns trigger language plpgsql as $$
begin
  insert into report_news (kind, id) values (tg_argv[0], new.id) on conflict do nothing;
  return null;
end $$;
create trigger invoices_are_reported after insert on invoices
  for each row execute function note_for_reports('invoice');
create trigger dispatches_are_reported after update of state on orders
  for each row when (new.state = 'Dispatched' and old.state <> 'Dispatched')
  execute function note_for_reports('dispatch');
create trigger signatures_are_reported after update of signed_at on prescriptions
  for each row when (new.signed_at is not null and old.signed_at is null)
  execute function note_for_reports('signature');
