import { isPrescriptionInDate } from '@formulary/rules/dates/prescriptionDates';
import { sql } from 'kysely';
import type { AuditCheck } from '../AuditCheck.ts';

/** Shortest period of six months in days, including the first day. */
const FEWEST_DAYS = 181;

interface LeftOutOfDate {
  readonly id: number;
  readonly date: string;
  readonly leftAt: Date;
  readonly confirmedAt: Date | null;
}

/**
 * Checks of prescriptions whose order left the pharmacy (I61). The TypeScript rule decides which were in date (reading
 * R35), because an attacker may have replaced the database function of the same name. Skips prescriptions that are in
 * date in any case.
 */
export const leftoverChecks: readonly AuditCheck[] = [
  {
    rules: [
      {
        id: 'I61',
        severity: 1,
        rule: 'What left the pharmacy on prescription was confirmed before, and left within six months beginning with its date',
      },
    ],
    run: async (trx, _context, findings) => {
      const { rows } = await sql<LeftOutOfDate>`
        select rx.id, prescribed_on as date, happened_at as "leftAt", confirmed_at as "confirmedAt"
        from audit_events
        join orders on subject = 'order ' || orders.id
        join prescriptions as rx on rx.order_id = orders.id
        where action = 'order-moved' and detail ->> 'state' = 'Dispatched'
          and (status <> 'rejected' or (given_up_at is null and replaced_at is null))
          and (confirmed_at is null or confirmed_at > happened_at
            or (happened_at at time zone 'Europe/London')::date not between prescribed_on
              and prescribed_on + ${FEWEST_DAYS - 1}::integer)
        order by rx.id`.execute(trx);
      const broken = rows.filter(({ date, leftAt, confirmedAt }) => {
        const isConfirmed = confirmedAt !== null && confirmedAt <= leftAt;
        return !isConfirmed || !isPrescriptionInDate(date, leftAt);
      });
      findings.add(
        'I61',
        broken.map(({ id }) => `prescription ${id}`),
      );
    },
  },
];
