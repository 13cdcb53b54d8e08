-- The category tree (spec 3.1); no parent is the top level.
create table categories (
  id integer generated always as identity primary key,
  parent_id integer references categories check (parent_id <> id),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,120}$'),
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  image text not null default '' check (length(image) <= 200),
  -- Packs of it on one prescription; 0 is no limit.
  prescription_limit integer not null default 0 check (prescription_limit between 0 and 9999),
  sort_order integer not null default 0
);
create index categories_of_parent on categories (parent_id);

-- Products (spec 3.2). Money in mills (£0.001) without VAT, stock in packs (reading R4, spec 9.4).
-- The largest price keeps 9,999 packs with VAT inside what a JavaScript number holds exactly.
create table products (
  id integer generated always as identity primary key,
  code text not null unique check (length(code) between 1 and 60),
  source text not null check (source in ('shop', 'demo', 'tariff')),
  name text not null check (length(name) between 1 and 300),
  description text not null default '' check (length(description) <= 20000),
  information text not null default '' check (length(information) <= 20000),
  price_mills bigint not null check (price_mills between 0 and 1000000000),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  type text not null check (type in ('any', 'prescription', 'nonPrescription')),
  in_stock integer not null check (in_stock between 0 and 10000000),
  minimum_stock integer not null default 0 check (minimum_stock between 0 and 10000000),
  prescription_limit integer not null default 0 check (prescription_limit between 0 and 9999),
  image text not null default '' check (length(image) <= 200),
  is_cold_chain boolean not null default false,
  is_on_sale boolean not null default true
);

create table product_categories (
  product_id integer not null references products on delete cascade,
  category_id integer not null references categories,
  position smallint not null default 0,
  primary key (product_id, category_id)
);
create index product_categories_of_category on product_categories (category_id);

-- 'Buy {quantity} for {price}' between two instants, both included (spec 3.3, 4.4).
create table promotions (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  quantity integer not null check (quantity between 1 and 9999),
  price_mills bigint not null check (price_mills between 0 and 1000000000),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index promotions_of_product on promotions (product_id, ends_at);

-- Every server process keeps the catalogue in memory and hears here which products to read again;
-- 'all' stands for more than a message can name (8,000 bytes) and for the category tree.
create function announce_products() returns trigger language plpgsql as $$
begin
  perform pg_notify('formulary_catalogue', named.ids)
  from (
    select case when count(*) > 500 then 'all' else string_agg(id::text, ',') end as ids
    from changed
  ) as named
  where named.ids is not null;
  return null;
end $$;

create function announce_products_of_rows() returns trigger language plpgsql as $$
begin
  perform pg_notify('formulary_catalogue', named.ids)
  from (
    select case when count(*) > 500 then 'all' else string_agg(product_id::text, ',') end as ids
    from (select distinct product_id from changed) as touched
  ) as named
  where named.ids is not null;
  return null;
end $$;

create function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('formulary_catalogue', 'all');
  return null;
end $$;

create trigger products_announce_insert after insert on products
  referencing new table as changed for each statement execute function announce_products();
create trigger products_announce_update after update on products
  referencing new table as changed for each statement execute function announce_products();
create trigger products_announce_delete after delete on products
  referencing old table as changed for each statement execute function announce_products();

create trigger product_categories_announce_insert after insert on product_categories
  referencing new table as changed for each statement execute function announce_products_of_rows();
create trigger product_categories_announce_update after update on product_categories
  referencing new table as changed for each statement execute function announce_products_of_rows();
create trigger product_categories_announce_delete after delete on product_categories
  referencing old table as changed for each statement execute function announce_products_of_rows();

create trigger promotions_announce_insert after insert on promotions
  referencing new table as changed for each statement execute function announce_products_of_rows();
create trigger promotions_announce_update after update on promotions
  referencing new table as changed for each statement execute function announce_products_of_rows();
create trigger promotions_announce_delete after delete on promotions
  referencing old table as changed for each statement execute function announce_products_of_rows();

create trigger categories_announce after insert or update or delete or truncate on categories
  for each statement execute function announce_catalogue();
