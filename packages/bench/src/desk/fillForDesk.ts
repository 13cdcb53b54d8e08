import { hashPassword } from '@formulary/server/accounts/passwords';
import { fillDesk, type DeskSize } from '@formulary/server/audit/testing/fillDesk.queries';
import {
  type FilledRecords,
  readFilledRecords,
} from '@formulary/server/audit/testing/deskReads/filledRecords.queries';
import { openDatabase } from '@formulary/server/platform/database/openDatabase';
import { addAllNews } from '@formulary/server/reports/sums/addNews';
import { addStockDays } from '@formulary/server/reports/sums/addStockDays';
import { allowFilling } from '../allowFilling.queries.ts';
import { BENCH_STAFF } from './openDesk.ts';

const LONGEST_FILLING_MS = 7_200_000;

/**
 * Fills the database of a data folder, unless it is filled already, and adds somebody who can sign in. Returns the
 * records whose pages can be read.
 */
export async function fillForDesk(dataFolder: string, size: DeskSize): Promise<FilledRecords> {
  const database = await openDatabase({
    config: { databaseUrl: undefined, dataFolder },
    say: () => {},
    onLost: () => {},
    longestStatementMs: LONGEST_FILLING_MS,
  });
  try {
    const { db, pool } = database;
    const person = db.selectFrom('staff').select('id').where('email', '=', BENCH_STAFF.email);
    if (await person.executeTakeFirst()) return await readFilledRecords(db);
    await allowFilling(pool.options);
    const client = await pool.connect();
    try {
      await fillDesk(client, size, (what) => console.log(`Making ${what}`));
    } finally {
      client.release(true);
    }
    console.log('Making the sums of reports');
    await addAllNews(db);
    await addStockDays(db, new Date());
    await pool.query('vacuum analyze sales_sums, time_sums, report_news, stock_sums');
    const staff = {
      email: BENCH_STAFF.email,
      name: 'Bench',
      role: 'superintendent',
      state: 'active',
      is_demo: true,
      password_hash: await hashPassword(BENCH_STAFF.password),
      created_at: new Date(),
    } as const;
    await db.insertInto('staff').values(staff).execute();
    return await readFilledRecords(db);
  } finally {
    await database.close();
  }
}
