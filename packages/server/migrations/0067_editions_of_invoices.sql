-- outside a transaction
-- Each edition of an order's invoice is issued once.
drop index concurrently if exists orders_are_invoiced_once_an_edition;
create unique index concurrently orders_are_invoiced_once_an_edition on invoices (order_id, edition) where kind = 'Invoice';
drop index concurrently if exists orders_are_invoiced_once;
alter table invoices validate constraint invoices_have_editions;
alter table order_lines validate constraint order_lines_withdraw_prescribed;
