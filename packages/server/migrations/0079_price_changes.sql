-- The prices of products: each holds from a moment until the next one comes into force. products.price_mills stays the price that is
-- charged; it is that of the newest change in force. Nothing is deleted: a price is changed back by another change.
create table price_changes (
  id integer generated always as identity primary key,
  product_id integer not null references products,
  price_mills bigint not null check (price_mills between 0 and 1000000000),
  -- The price before it came into force.
  before_mills bigint check (before_mills between 0 and 1000000000),
  holds_from timestamptz not null,
  state text not null check (state in ('planned', 'in-force', 'withdrawn')),
  -- Counts up with every price that comes into force. Clocks of servers may differ; this does not.
  force_order bigint unique,
  in_force_at timestamptz,
  decided_at timestamptz not null,
  decided_by text not null check (length(decided_by) between 1 and 300),
  -- Null for what was not done at the desk.
  staff_id integer references staff,
  reason text check (length(reason) between 1 and 1000),
  withdrawn_at timestamptz,
  withdrawn_by text check (length(withdrawn_by) between 1 and 300),
  withdraw_reason text check (length(withdraw_reason) between 1 and 1000),
  check ((state = 'in-force') = (force_order is not null)),
  check ((force_order is null) = (before_mills is null)),
  check ((force_order is null) = (in_force_at is null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check ((withdrawn_at is null) = (withdraw_reason is null))
);
create sequence price_force_order owned by price_changes.force_order;
create unique index price_changes_planned on price_changes (product_id, holds_from) where state = 'planned';
create index price_changes_due on price_changes (holds_from, product_id) where state = 'planned';
create index price_changes_of_product on price_changes (product_id, id);
create unique index price_changes_in_force on price_changes (product_id, force_order) where state = 'in-force';

create trigger price_changes_are_kept
  before delete or truncate on price_changes
  for each statement execute function refuse_change();
create trigger price_changes_stand
  before update of product_id, price_mills, holds_from, decided_at, decided_by, staff_id, reason on price_changes
  for each statement execute function refuse_change();
-- Only a planned price still changes: it comes into force, or is withdrawn.
create trigger price_changes_end_once
  before update on price_changes
  for each row when (old.state <> 'planned') execute function refuse_change();

-- What another program changes, such as psql, joins the history too.
create function record_price_from_outside() returns trigger language plpgsql as $$
begin
  if new.price_mills is distinct from (
    select price_mills from price_changes where product_id = new.id and state = 'in-force'
    order by force_order desc limit 1)
  then
    insert into price_changes
      (product_id, price_mills, before_mills, holds_from, state, force_order, in_force_at, decided_at, decided_by)
    values (new.id, new.price_mills, old.price_mills, now(), 'in-force', nextval('price_force_order'), now(), now(),
      'another program');
  end if;
  return null;
end $$;

create trigger products_record_price after update of price_mills on products
  for each row when (old.price_mills is distinct from new.price_mills)
  execute function record_price_from_outside();
