-- Who works on what at the desk, so that two people do not take the same order or application. Nobody has more than one.
create table desk_leases (
  kind text not null check (kind in ('order', 'user')),
  item_id integer not null,
  queue text not null check (length(queue) between 1 and 60),
  name text not null check (length(name) between 1 and 300),
  staff_id integer not null unique references staff on delete cascade,
  until timestamptz not null,
  primary key (kind, item_id)
);
