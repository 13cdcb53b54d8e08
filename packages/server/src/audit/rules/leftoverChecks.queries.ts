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
 * date in any case. Of an order in parcels, a prescription leaves with the last one that has packs of it.
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
        select rx.id, prescribed_on as date, left_at as "leftAt", confirmed_at as "confirmedAt"
        from audit_events
        join orders on subject = 'order ' || orders.id
        join prescriptions as rx on rx.order_id = orders.id
        cross join lateral (
          select max(sent_at) as went_at from prescription_items as item
          join parcel_lines as sent on sent.order_line_id = item.order_line_id
          join parcels on parcels.id = parcel_id
          where item.prescription_id = rx.id) as gone
        cross join lateral (select case when exists (select from parcels where parcels.order_id = orders.id)
          then went_at else happened_at end as left_at) as leaving
        where action = 'order-moved' and detail ->> 'state' = 'Dispatched'
          and (status <> 'rejected' or (given_up_at is null and replaced_at is null))
          and left_at is not null and (confirmed_at is null or confirmed_at > left_at
            or (left_at at time zone 'Europe/London')::date not between prescribed_on
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
