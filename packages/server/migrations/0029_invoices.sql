-- VAT invoices and credit notes: what each says is written with the payment or refund that causes it, and never changes.

-- How far each kind is counted. Taking a number locks its row, and a transaction that is undone gives it back.
create table invoice_series (
  kind text primary key check (kind in ('Invoice', 'Credit note')),
  last integer not null check (last >= 0),
  -- The last event before the shop began to write them: what was paid until then has none.
  after_event bigint not null check (after_event >= 0)
);
insert into invoice_series (kind, last, after_event)
select kind, 0, (select coalesce(max(id), 0) from audit_events) from (values ('Invoice'), ('Credit note')) as kinds (kind);
create trigger invoice_series_are_kept
  before delete or truncate on invoice_series
  for each statement execute function refuse_change();

create table invoices (
  id integer generated always as identity primary key,
  kind text not null references invoice_series,
  -- From 1; there is none whose predecessor is missing.
  number integer not null check (number >= 1),
  previous integer generated always as (nullif(number - 1, 0)) stored,
  order_id integer not null references orders,
  -- The invoice that a credit note credits.
  credits_id integer references invoices,
  -- Also the time of supply.
  issued_at timestamptz not null,
  net_mills bigint not null check (net_mills >= 0 and net_mills % 10 = 0),
  vat_mills bigint not null check (vat_mills >= 0 and vat_mills % 10 = 0),
  amount_mills bigint not null check (amount_mills = net_mills + vat_mills),
  -- Everything that it says.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- The record of the payment or refund.
  event_id bigint not null references audit_events,
  unique (kind, number),
  foreign key (kind, previous) references invoices (kind, number),
  check ((kind = 'Credit note') = (credits_id is not null))
);
create index invoices_of_order on invoices (order_id, id);
create unique index orders_are_invoiced_once on invoices (order_id) where kind = 'Invoice';
create trigger invoices_are_kept
  before update or delete or truncate on invoices
  for each statement execute function refuse_change();

-- Their PDFs, made once and never again: what is kept is what everybody was given.
create table invoice_files (
  invoice_id integer primary key references invoices,
  pdf bytea not null check (length(pdf) between 1 and 16777216),
  -- SHA-256 of it.
  hash bytea not null check (hash = sha256(pdf)),
  made_at timestamptz not null
);
create trigger invoice_files_are_kept
  before update or delete or truncate on invoice_files
  for each statement execute function refuse_change();
