import { emailKey } from '../../packages/rules/src/accounts/emailKey.ts';
import type { Db } from '../../packages/server/src/platform/database/Db.ts';
import { hashPassword } from '../../packages/server/src/accounts/passwords/hashPassword.ts';

export const BENCH_PASSWORD = 'measured-with-care';

/** The address of a bench buyer; buyers count from 0. */
export function benchEmail(index: number): string {
  return `buyer${index}@bench.test`;
}

/** Makes so many active buyers, all with one password, so that every client has a cart of its own. */
export async function insertBenchBuyers(db: Db, count: number): Promise<void> {
  const passwordHash = await hashPassword(BENCH_PASSWORD);
  await db
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, index) => ({
        first_name: 'Bench',
        last_name: `Buyer ${index}`,
        email: benchEmail(index),
        email_key: emailKey(benchEmail(index)),
        phone: '020 7946 0000',
        street: '1 Bench Street',
        city: 'London',
        postcode: 'N1 1AA',
        country_code: 'GB',
        password_hash: passwordHash,
        account_state: 'active' as const,
        is_professional: false,
        requested_at: new Date(),
      })),
    )
    .execute();
}
