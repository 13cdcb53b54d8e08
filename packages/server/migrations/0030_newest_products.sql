-- When a product was added to the catalogue, so that lists can begin with the newest. Of those that are there already, the
-- day their stock was opened says it.
alter table products add column added_at timestamptz not null default now();
update products set added_at = opened.moved_at
from stock_movements as opened
where opened.product_id = products.id and opened.cause = 'opening';
