-- Filters, sort and columns of a list of the desk that a person keeps under a name.
create table staff_views (
  id integer generated always as identity primary key,
  staff_id integer not null references staff on delete cascade,
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  -- The list opens with it.
  is_default boolean not null,
  created_at timestamptz not null
);
create unique index staff_views_by_name on staff_views (staff_id, list, lower(name));
create unique index staff_views_default on staff_views (staff_id, list) where is_default;
