import { sql } from 'kysely';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly restore: 'numbers-skipped';
  }
}

const FEWEST_SKIPPED = 10_000;
/** Factor above the orders of the busiest day, in case the lost orders came faster. */
const MARGIN = 10;
const DAY_MS = 86_400_000;

/**
 * Skips numbers that the lost part of a database may have given: of orders, invoices, credit notes, prescriptions and
 * all other records. Skips ten times the orders of the busiest day for each day since the restored moment, and at least
 * 10,000. Records the range of invoices, whose numbers have no other gaps, and an event. Returns how many are skipped.
 */
export async function skipNumbers(
  trx: Trx,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<number> {
  const days = Math.max(0, Math.ceil((+now - +since) / DAY_MS)) + 1;
  const skipped = Math.max(FEWEST_SKIPPED, MARGIN * days * (await ordersOfBusiestDay(trx)));
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + ${skipped}::bigint)
    from pg_sequences where schemaname = 'public'`.execute(trx);
  await sql`
    with moved as (
      update invoice_series set last = last + ${skipped}::integer returning kind, last)
    insert into skipped_invoice_numbers (kind, first, last, skipped_at)
    select kind, last - ${skipped}::integer + 1, last, ${now} from moved`.execute(trx);
  await recordEvent(trx, {
    at: now,
    actorId: undefined,
    action: 'numbers-skipped',
    subject: 'database',
    detail: { numbers: skipped, since: since.toISOString() },
  });
  return skipped;
}

async function ordersOfBusiestDay(trx: Trx): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(placed), 0)::integer as most
    from (select count(*) as placed from orders group by date_trunc('day', placed_at)) as days`.execute(
    trx,
  );
  return rows[0]?.most ?? 0;
}
