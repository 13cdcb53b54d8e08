import { type Corruption, corrupt } from './corruption.ts';

/** Corruptions of the sums of reports. */
export const reportCorruptions: readonly Corruption[] = [
  corrupt(
    'I94',
    'sales of a day that nobody invoiced',
    [
      'sales_sums',
      `insert into sales_sums (subject, grain, starts_on, kind, key, count, packs, net_mills, vat_mills)
       values ('all', 'day', '2021-03-04', 'Invoice', 0, 1, 2, 10000, 2000)`,
    ],
    `select 'sum all day 2021-03-04 Invoice 0' as name`,
  ),
  corrupt(
    'I94',
    'an order that left and was counted with other hours',
    [
      'time_sums',
      `insert into time_sums (kind, day, hours, count) values ('dispatch', '2021-03-04', 5, 1)`,
    ],
    `select 'sum dispatch 2021-03-04 5' as name`,
  ),
  corrupt(
    'I94',
    'stock that moved on a day without a movement',
    [
      'stock_sums',
      `insert into stock_sums (grain, starts_on, product_id, packs) select 'day', '2021-03-04', min(id), 5 from products`,
    ],
    `select 'sum stock day 2021-03-04 ' || min(id) as name from products`,
  ),
  corrupt(
    'I94',
    'sales of a year in which no month had any',
    [
      'sales_sums',
      `insert into sales_sums (subject, grain, starts_on, kind, key, count, packs, net_mills, vat_mills)
       values ('product', 'year', '2021-01-01', 'Invoice', 7, 1, 2, 10000, 2000)`,
    ],
    `select 'sum product year 2021-01-01 Invoice 7' as name`,
  ),
];
