-- Who wants to be told by mail when a product that is out of stock is back; a request goes when it is answered.
create table stock_requests (
  user_id integer not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  asked_at timestamptz not null,
  primary key (user_id, product_id)
);
create index stock_requests_of_product on stock_requests (product_id);
create index stock_requests_by_age on stock_requests (asked_at);

-- Whatever changes stock, whether an order that is cancelled or staff, has the requests looked through once it is kept. What
-- is not sold any more is never back.
create function follow_stock_requests() returns trigger language plpgsql as $$
begin
  delete from stock_requests using changed
    where stock_requests.product_id = changed.id and not changed.is_on_sale;
  if exists (
    select from changed join earlier using (id) join stock_requests on product_id = changed.id
    where changed.in_stock > earlier.in_stock or changed.minimum_stock < earlier.minimum_stock
  ) then
    perform graphile_worker.add_job('tell-back-in-stock');
  end if;
  return null;
end $$;
create trigger products_follow_stock_requests after update on products
  referencing old table as earlier new table as changed
  for each statement execute function follow_stock_requests();
