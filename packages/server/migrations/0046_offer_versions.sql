-- An order compares it under the lock with which it takes the stock: an offer that changed since the cart was read is read again.
-- Changes of the stock do not raise it.
alter table products add column offer_version integer not null default 0;

create function raise_offer_version() returns trigger language plpgsql as $$
begin
  new.offer_version := old.offer_version + 1;
  return new;
end $$;

create trigger products_raise_version
  before update of name, image, type, price_mills, vat_percent, prescription_limit, is_on_sale on products
  for each row
  when ((old.name, old.image, old.type, old.price_mills, old.vat_percent, old.prescription_limit, old.is_on_sale)
    is distinct from
    (new.name, new.image, new.type, new.price_mills, new.vat_percent, new.prescription_limit, new.is_on_sale))
  execute function raise_offer_version();

-- Products are locked in the order in which orders lock them.
create function raise_offer_versions() returns trigger language plpgsql as $$
begin
  perform from products where id in (select product_id from changed) order by id for no key update;
  update products set offer_version = offer_version + 1 where id in (select product_id from changed);
  return null;
end $$;

create trigger promotions_raise_insert after insert on promotions
  referencing new table as changed for each statement execute function raise_offer_versions();
create trigger promotions_raise_update after update on promotions
  referencing new table as changed for each statement execute function raise_offer_versions();
-- A promotion can move to another product.
create trigger promotions_raise_update_old after update on promotions
  referencing old table as changed for each statement execute function raise_offer_versions();
create trigger promotions_raise_delete after delete on promotions
  referencing old table as changed for each statement execute function raise_offer_versions();
