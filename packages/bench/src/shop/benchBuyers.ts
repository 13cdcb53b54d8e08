import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Db } from '@formulary/server/platform/database/Db';
import { hashPassword } from '@formulary/server/accounts/passwords';

export const BENCH_PASSWORD = 'measured-with-care';

/** E-mail address of the prescriber of all bench buyers. */
export const BENCH_PRESCRIBER = 'prescriber@bench.test';

/** Returns a bench buyer's e-mail address; buyers count from 0. '%' makes a pattern of all. */
export function benchEmail(index: number | '%'): string {
  return `buyer${index}@bench.test`;
}

/** Inserts active buyers with one shared password. Each has a cart, three patients and a prescriber. */
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
  await addPrescribing(db, passwordHash);
}

async function addPrescribing(db: Db, passwordHash: string): Promise<void> {
  const email = BENCH_PRESCRIBER;
  const now = new Date();
  const buyers = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', benchEmail('%'))
    .execute();
  const prescriber = await db
    .insertInto('users')
    .values({
      first_name: 'Bench',
      last_name: 'Prescriber',
      email,
      email_key: emailKey(email),
      phone: '020 7946 0000',
      street: '1 Bench Street',
      city: 'London',
      postcode: 'N1 1AA',
      country_code: 'GB',
      password_hash: passwordHash,
      account_state: 'active',
      is_professional: false,
      is_prescriber: true,
      claims_prescriber: true,
      requested_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('prescriber_links')
    .values(
      buyers.map(({ id }) => ({
        practitioner_id: id,
        prescriber_id: prescriber.id,
        status: 'accepted' as const,
        requested_at: now,
        answered_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('patients')
    .values(
      buyers.flatMap(({ id }) =>
        ['Ann', 'Ben', 'Cleo'].map((first_name) => ({
          practitioner_id: id,
          first_name,
          last_name: 'Bench',
          birth_date: '1970-05-04',
          postcode: 'N1 1AA',
          street: '1 Bench Street',
          city: 'London',
          county: 'London',
        })),
      ),
    )
    .execute();
}
