import { hashPassword } from '@formulary/server/accounts/passwords';
import { fillDesk, type DeskSize } from '@formulary/server/audit/testing/fillDesk.queries';
import {
  type FilledRecords,
  readFilledRecords,
} from '@formulary/server/audit/testing/deskReads/filledRecords.queries';
import { fillWithSums, withEmbeddedShop } from '../embeddedShop.queries.ts';
import { BENCH_STAFF } from './openDesk.ts';

/**
 * Fills the database of a data folder, unless it is filled already, and adds somebody who can sign in. Returns the
 * records whose pages can be read.
 */
export async function fillForDesk(dataFolder: string, size: DeskSize): Promise<FilledRecords> {
  return withEmbeddedShop(dataFolder, async (database) => {
    const { db } = database;
    const person = db.selectFrom('staff').select('id').where('email', '=', BENCH_STAFF.email);
    if (await person.executeTakeFirst()) return readFilledRecords(db);
    await fillWithSums(database, (client, say) => fillDesk(client, size, say));
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
    return readFilledRecords(db);
  });
}
