-- Sums of products and accounts by quarter and by year too: a report of a year reads one row of each, not twelve. They follow the
-- sums by month, whichever version of the server adds to those.
alter table sales_sums drop constraint sales_sums_grain_check;
alter table sales_sums add constraint sales_sums_grain_check check (grain in ('day', 'month', 'quarter', 'year')) not valid;

alter table sales_sums validate constraint sales_sums_grain_check;

create function add_month_to_longer_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into sales_sums as sum (subject, grain, starts_on, kind, key, count, packs, net_mills, vat_mills)
    select new.subject, grain, date_trunc(grain, new.starts_on)::date, new.kind, new.key, new.count, new.packs, new.net_mills, new.vat_mills
    from (values ('quarter'), ('year')) as longer (grain)
    on conflict (subject, grain, starts_on, kind, key) do update set count = sum.count + excluded.count,
      packs = sum.packs + excluded.packs, net_mills = sum.net_mills + excluded.net_mills, vat_mills = sum.vat_mills + excluded.vat_mills;
  else
    update sales_sums set count = count + new.count - old.count, packs = packs + new.packs - old.packs,
      net_mills = net_mills + new.net_mills - old.net_mills, vat_mills = vat_mills + new.vat_mills - old.vat_mills
    where subject = new.subject and kind = new.kind and key = new.key
      and (grain, starts_on) in (('quarter', date_trunc('quarter', new.starts_on)::date), ('year', date_trunc('year', new.starts_on)::date));
  end if;
  return null;
end $$;
create trigger sales_sums_add_to_longer_ones after insert or update on sales_sums
  for each row when (new.grain = 'month' and new.subject in ('product', 'customer')) execute function add_month_to_longer_sums();

insert into sales_sums (subject, grain, starts_on, kind, key, count, packs, net_mills, vat_mills)
select subject, longer.grain, date_trunc(longer.grain, starts_on)::date, kind, key, sum(count), sum(packs), sum(net_mills), sum(vat_mills)
from sales_sums cross join (values ('quarter'), ('year')) as longer (grain)
where sales_sums.grain = 'month' and subject in ('product', 'customer') group by 1, 2, 3, 4, 5;
