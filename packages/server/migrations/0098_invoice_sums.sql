-- outside a transaction
-- The sums of a month of invoices and its list by time are read from this index, without a row of the table: what an invoice says
-- makes its row long. It replaces invoices_by_time.
drop index concurrently if exists invoices_summed_by_time;
create index concurrently invoices_summed_by_time on invoices (issued_at, id)
  include (kind, number, net_mills, vat_mills, amount_mills);
drop index concurrently if exists invoices_by_time;
