import { hashPassword } from '../src/accounts/passwords.ts';
import type { Trx } from '../src/platform/database/Trx.ts';
import { demoAccounts } from './demoAccounts.ts';
import { DEMO_STAFF_PASSWORD, demoStaffAccounts } from './demoStaffAccounts.ts';

/** Returns whether the shop was filled with the demo before the demo had staff. */
export async function isDemoWithoutStaff(trx: Trx): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email);
  const someStaff = await trx.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (someStaff) return false;
  const demoUser = await trx
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .limit(1)
    .executeTakeFirst();
  return demoUser !== undefined;
}

/** Adds the demo accounts of the desk, one for each role. */
export async function seedStaff(trx: Trx, now: Date): Promise<void> {
  const password_hash = await hashPassword(DEMO_STAFF_PASSWORD);
  const person = { password_hash, state: 'active', is_demo: true, created_at: now } as const;
  await trx
    .insertInto('staff')
    .values(demoStaffAccounts.map((account) => ({ ...account, ...person })))
    .execute();
}
