import { openDatabase } from './platform/database/openDatabase.ts';
import { sql } from 'kysely';
import { readReport } from './reports/reading/readReport.ts';
import { reportNames } from '@formulary/rules/reports/reports';

const database = await openDatabase({
  config: { databaseUrl: undefined, dataFolder: '/tmp/p4/benchdata' },
  say: console.log,
  onLost: () => {},
  longestStatementMs: 7_200_000,
});
const { db } = database;
const { rows } = await sql<{ n: number }>`select count(*)::integer as n from sales_sums`.execute(db);
await sql`set synchronous_commit = off`.execute(db);
if (rows[0]!.n === 0 || process.env['REFILL']) {
  await sql`truncate sales_sums, time_sums`.execute(db);
  console.log('filling');
  await sql`insert into products (code, source, name, price_mills, vat_percent, type, in_stock) select 'B-' || n, 'shop', 'Product ' || n, 1000 + n, 20, 'any', 0 from generate_series(1, 50000) n on conflict do nothing`.execute(db);
  // A million orders a year for two years, three lines each: 2,740 orders a day.
  await sql`
    create unlogged table if not exists bench_sold as
    select date '2025-11-30' + (n % 365) as day, (random() * random() * 49999)::int + 1 as product, (random() * 19999)::int + 1 as customer
    from generate_series(1, 1500000) n`.execute(db);
  console.log('sold');
  for (const [subject, key] of [['product', 'product'], ['customer', 'customer']] as const)
    for (const grain of ['day', 'month'] as const)
      await sql`insert into sales_sums (subject, grain, starts_on, kind, key, count, packs, net_mills, vat_mills)
        select ${subject}, ${grain}, date_trunc(${grain}, day)::date, 'Invoice', ${sql.ref(key)}, count(*), count(*) * 2, count(*) * 12340, count(*) * 2468
        from bench_sold group by 3, 5`.execute(db);
  for (const [subject, key] of [['all', 0], ['rate', 20], ['rate', 0]] as const)
    for (const grain of ['day', 'month'] as const)
      await sql`insert into sales_sums (subject, grain, starts_on, kind, key, count, packs, net_mills, vat_mills)
        select ${subject}, ${grain}, date_trunc(${grain}, day)::date, 'Invoice', ${key}, count(*), count(*) * 2, count(*) * 12340, count(*) * 2468
        from bench_sold group by 3`.execute(db);
  await sql`insert into time_sums (kind, day, hours, count) select kind, day::date, hours, 40 from unnest(array['dispatch','signature']) kind, generate_series(date '2024-12-01', date '2026-11-29', interval '1 day') day, generate_series(1, 70) hours`.execute(db);
  await sql`insert into stock_movements (product_id, cause, quantity, moved_at) select product, 'correction', case n % 2 when 0 then 1 else -1 end, day + interval '12 hours' from (select product, day, row_number() over () n from bench_sold limit 600000) s`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
console.log((await sql`select subject, grain, count(*) from sales_sums group by 1, 2 order by 1, 2`.execute(db)).rows);
const now = new Date('2026-11-29T12:00:00Z');
for (const report of reportNames)
  for (const period of ['this-month', 'last-month', 'this-quarter', 'this-year', 'last-year'] as const) {
    const times: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const begun = performance.now();
      await readReport(db, { report, period }, now);
      times.push(Math.round(performance.now() - begun));
    }
    console.log(report, period, times.join(' '));
  }
await database.close();
