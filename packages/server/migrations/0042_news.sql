-- News for every server process: changed products, new mail. A NOTIFY in the transaction that causes them holds PostgreSQL's one
-- lock of all notices until the commit is confirmed, by a standby too, so that all orders would wait for each other. A transaction
-- whose server announces its news after the commit says so (`formulary.news`) and only writes them down.
create table news (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('formulary_catalogue', 'formulary_mail')),
  payload text not null check (length(payload) <= 7000),
  written_at timestamptz not null default now()
);

create function tell_servers(channel text, payload text) returns void language plpgsql as $$
begin
  if current_setting('formulary.news', true) = 'later' then
    insert into news (channel, payload) values (channel, payload);
  else
    perform pg_notify(channel, payload);
  end if;
end $$;

create or replace function announce_products() returns trigger language plpgsql as $$
begin
  perform tell_servers('formulary_catalogue', named.ids)
  from (
    select case when count(*) > 500 then 'all' else string_agg(id::text, ',') end as ids
    from changed
  ) as named
  where named.ids is not null;
  return null;
end $$;

create or replace function announce_products_of_rows() returns trigger language plpgsql as $$
begin
  perform tell_servers('formulary_catalogue', named.ids)
  from (
    select case when count(*) > 500 then 'all' else string_agg(product_id::text, ',') end as ids
    from (select distinct product_id from changed) as touched
  ) as named
  where named.ids is not null;
  return null;
end $$;

create or replace function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform tell_servers('formulary_catalogue', 'all');
  return null;
end $$;

create or replace function announce_mail() returns trigger language plpgsql as $$
begin
  perform tell_servers('formulary_mail', '');
  return null;
end $$;
