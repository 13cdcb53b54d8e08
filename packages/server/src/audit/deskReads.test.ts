/** @module-tag every-call */
import type { DeskReport } from '@formulary/rules/calls/desk/deskReportCalls';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAllNews } from '../reports/sums/addNews.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { findDeskReads } from './testing/deskReads/deskReads.ts';
import {
  type FilledRecords,
  pathsOf,
  readFilledRecords,
} from './testing/deskReads/filledRecords.queries.ts';
import { fillDesk } from './testing/fillDesk.queries.ts';

/** So many of each kind that every statement of the filling finds some rows. */
const SIZE = { orders: 2_000, customers: 400, products: 3_000 } as const;

let shop: TestShop;
let desk: TestDesk;
let records: FilledRecords;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.now = new Date();
  // Only the owner of the server may fill without checks.
  const client = new Client({ ...shop.database.connection, user: 'postgres' });
  await client.connect();
  await fillDesk(client, SIZE, () => {});
  await client.end();
  await addAllNews(shop.db);
  desk = await openTestDesk(shop);
  records = await readFilledRecords(shop.db);
  ({ token } = await desk.signedIn('superintendent'));
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const reads = findDeskReads();

test('a filled shop has a record for each page of the desk', () => {
  expect(reads.length).toBeGreaterThan(60);
  for (const { path } of reads) expect(pathsOf(path, records)).not.toHaveLength(0);
});

test.each(reads.map((read) => [read.name, read] as const))(
  'a filled shop answers %s, whatever it is asked with',
  async (_name, read) => {
    for (const url of pathsOf(read.path, records)) {
      for (const filter of read.filters.filter(
        (each) => Object.keys(each).length < 2 + Number('month' in each),
      )) {
        const body = read.isNested ? { filter } : filter;
        const query = new URLSearchParams(filter as Record<string, string>).toString();
        const { statusCode } = await (read.method === 'POST'
          ? desk.send(read, { token, url, body })
          : desk.send(read, { token, url: query === '' ? url : `${url}?${query}` }));
        expect({ url, filter, statusCode }).toEqual({ url, filter, statusCode: 200 });
      }
    }
  },
);

test.each(['day', 'product', 'category', 'customer', 'vat', 'stock', 'dispatch', 'signature'])(
  'a filled shop has something to report by %s',
  async (report) => {
    const body = { report, period: 'last-year' };
    const { statusCode, body: text } = await desk.send(
      { method: 'POST', path: '/api/desk/reports' },
      { token, body },
    );
    expect(statusCode).toBe(200);
    const { total, pending } = JSON.parse(text) as DeskReport;
    expect(pending).toBe(0);
    expect(Object.values(total).some((figure) => Number(figure) > 0)).toBe(true);
  },
);
