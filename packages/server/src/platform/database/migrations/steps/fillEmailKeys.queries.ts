import { emailKey } from '@formulary/rules/accounts/emailKey';
import type pg from 'pg';
import { StartupProblem } from '../../../process/StartupProblem.ts';

interface Account {
  readonly id: number;
  readonly email: string;
}

/**
 * Fills the e-mail key of every account. Refuses duplicate addresses by account number: people must decide which
 * account stays.
 */
export async function fillEmailKeys(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<Account>(
    'select id, email::text as email from users order by id',
  );
  const ids = rows.map(({ id }) => id);
  const keys = rows.map(({ email }) => emailKey(email));
  const sharing = Map.groupBy(ids, (_id, index) => keys[index]);
  for (const accounts of sharing.values()) {
    if (accounts.length > 1) throw new StartupProblem(sentence(accounts));
  }
  await client.query(
    `update users set email_key = made.key
     from unnest($1::integer[], $2::text[]) as made (id, key) where users.id = made.id`,
    [ids, keys],
  );
}

function sentence(accounts: readonly number[]): string {
  return `Accounts ${accounts.join(', ')} have e-mail addresses that count as one, differing only in capitals or look-alike letters. Nothing was changed. Change the address of all but one of them in the table users, and start again.`;
}
