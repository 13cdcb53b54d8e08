import type { AuditCheck } from '../AuditCheck.ts';
import { brokenPromises } from './brokenPromises.ts';
import { orderBatches } from './orderBatches.queries.ts';

const ORDERS_BETWEEN_REPORTS = 50_000;

/** Checks that recompute every order by the rules of its sale, row by row (I06 to I09, I11, I12, I24). */
export const recomputedChecks: readonly AuditCheck[] = [
  {
    rules: [
      { id: 'I06', severity: 1, rule: 'A line costs what quantity, unit price and offers make' },
      { id: 'I07', severity: 1, rule: 'VAT is its rate of the subtotal, none on prescription' },
      { id: 'I08', severity: 1, rule: 'An order costs its lines and its delivery, to the penny' },
      { id: 'I09', severity: 1, rule: 'A line never costs more than without its offers' },
      { id: 'I11', severity: 1, rule: 'An order goes to a whole address, or is collected' },
      { id: 'I12', severity: 1, rule: 'An offer in a price was on when the order was placed' },
      {
        id: 'I24',
        severity: 2,
        rule: 'An order says whether it has lines on prescription, and by hand',
      },
    ],
    run: async (trx, { onProgress }, findings) => {
      let orders = 0;
      for await (const batch of orderBatches(trx)) {
        for (const [id, key] of batch.flatMap(brokenPromises)) findings.add(id, [key]);
        const reports = Math.floor(orders / ORDERS_BETWEEN_REPORTS);
        orders += batch.length;
        const isReport = Math.floor(orders / ORDERS_BETWEEN_REPORTS) > reports;
        if (isReport) onProgress(`${orders.toLocaleString('en-GB')} orders computed again`);
      }
    },
  },
];
