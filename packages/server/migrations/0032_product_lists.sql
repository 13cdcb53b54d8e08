-- Buyers' lists of products. The usual order has a row once its buyer has changed it; until then it is made of their orders.
create table product_lists (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  is_usual boolean not null default false,
  -- Moves on with every change, so that one made on an older state is refused.
  version bigint not null default 1 check (version >= 1),
  created_at timestamptz not null
);
create unique index product_lists_have_names on product_lists (user_id, lower(name));
create unique index product_lists_usual on product_lists (user_id) where is_usual;

create table product_list_lines (
  list_id integer not null references product_lists on delete cascade,
  product_id integer not null references products,
  is_prescription boolean not null,
  quantity integer not null check (quantity between 1 and 9999),
  position smallint not null check (position >= 0),
  primary key (list_id, product_id, is_prescription),
  -- One at each place, also while they change places.
  unique (list_id, position) deferrable initially deferred
);
create index product_list_lines_of_product on product_list_lines (product_id);
