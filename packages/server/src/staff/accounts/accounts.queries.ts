import type { AccountState } from '@formulary/rules/accounts/accountState';
import { fullName } from '@formulary/rules/text/fullName';
import { userColumns } from '../../accounts/userColumns.ts';
import type { Db } from '../../platform/database/Db.ts';

/** An account in the staff list. */
export interface ListedAccount {
  readonly id: number;
  readonly state: AccountState;
  readonly requestedAt: Date;
  readonly name: string;
  readonly email: string;
  readonly professionalStatus: string | null;
  readonly claimsPrescriber: boolean;
}

/** Lists the accounts in a state, longest pending first. */
export async function listAccounts(db: Db, state: AccountState): Promise<readonly ListedAccount[]> {
  const accounts = await db
    .selectFrom('users')
    .select([
      'id',
      'account_state as state',
      'requested_at as requestedAt',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'professional_status as professionalStatus',
      'claims_prescriber as claimsPrescriber',
    ])
    .where('account_state', '=', state)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return accounts.map(({ firstName, lastName, ...account }) => ({
    ...account,
    name: fullName({ firstName, lastName }),
  }));
}

/** Reads all details of an account except its password. */
export async function readAccount(db: Db, userId: number) {
  const user = await db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return undefined;
  const { password_hash: _kept, ...account } = user;
  return account;
}

/** Reads the history of an account, in order. */
export async function readHistory(
  db: Db,
  userId: number,
): Promise<readonly { readonly at: Date; readonly action: string; readonly detail: unknown }[]> {
  return db
    .selectFrom('audit_events')
    .select(['happened_at as at', 'action', 'detail'])
    .where('subject', '=', `user ${userId}`)
    .orderBy('id')
    .execute();
}
