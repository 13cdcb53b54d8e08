import { sql } from 'kysely';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Trx } from '../../platform/database/Trx.ts';
import type { AuditCheck, AuditRule } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

const ACCOUNTS_AT_ONCE = 10_000;

const rule: AuditRule = {
  id: 'I44',
  severity: 2,
  rule: 'An address has its own key, and a key one account',
};

const sharedKeys = sqlCheck(
  rule,
  () => sql`
    select 'user ' || id as key from (
      select id, row_number() over (partition by email_key order by id) as which from users) as keyed
    where which > 1`,
);

/** Checks of account addresses, however they are spelled (I44). */
export const addressChecks: readonly AuditCheck[] = [
  {
    rules: [rule],
    run: async (trx, context, findings) => {
      await sharedKeys.run(trx, context, findings);
      for await (const addresses of addressBatches(trx)) {
        const strange = addresses.filter(({ email, key }) => emailKey(email) !== key);
        findings.add(
          'I44',
          strange.map(({ id }) => `user ${id}`),
        );
      }
    },
  },
];

/** An account's address and its stored key. */
interface KeptAddress {
  readonly id: number;
  readonly email: string;
  readonly key: string;
}

/** Yields the addresses of all accounts in batches, ordered by id. */
async function* addressBatches(trx: Trx): AsyncGenerator<readonly KeptAddress[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<KeptAddress>`
      select id, email, email_key as key from users where id > ${after}
      order by id limit ${sql.lit(ACCOUNTS_AT_ONCE)}`.execute(trx);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
