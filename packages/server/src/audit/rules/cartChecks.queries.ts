import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Checks of carts (I50). */
export const cartChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I50',
      severity: 2,
      rule: 'A cart has a product once as each kind of purchase, and 1 to 9,999 packs of it, as on its prescriptions',
    },
    () => sql`
      select 'cart line of user ' || user_id || ' and product ' || product_id as key
      from (select *, count(*) over (partition by user_id, product_id, is_prescription) as lines
        from cart_lines) as line
      where lines > 1 or quantity not between 1 and 9999
      union all
      select 'cart prescription ' || cart_prescription_id || ' and product ' || product_id
      from cart_prescription_items where quantity not between 1 and 9999`,
  ),
];
