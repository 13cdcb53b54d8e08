import { emailKey } from '@formulary/rules/accounts/emailKey';
import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import type { AuditRule } from '../AuditRule.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';
import { addressBatches } from './addressBatches.queries.ts';

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
