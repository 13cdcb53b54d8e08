import { hash } from 'node:crypto';
import { MOST_EXPORTED_CUSTOMERS } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { accountStateLabel, type CustomerFilter } from '@formulary/rules/customers/customerList';
import { formatDay } from '@formulary/rules/dates/day';
import { formatDate, londonDay } from '@formulary/rules/dates/londonTime';
import { writeCsv } from '../platform/csv/writeCsv.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../platform/plugins/FileAnswer.ts';
import { Refused } from '../platform/problems/Refused.ts';
import './customerEvents.ts';
import { readCustomers, selectCustomers } from './customerList.queries.ts';
import { requireReason } from '../platform/problems/requireReason.ts';

const COLUMNS = [
  'Number',
  'First name',
  'Last name',
  'Email',
  'Company',
  'City',
  'State',
  'Profession',
  'Registration number',
  'Prescriber',
  'Applied on',
  'Re-check on',
] as const;

/**
 * Returns the customers of a filter as CSV, longest waiting first, and records who exported them, why, by which filter,
 * how many rows and the file's hash. Refuses with 'reason-required', 'text-too-long', and 'export-too-long' beyond
 * 10,000.
 */
export async function exportCustomers(
  db: Db,
  { filter, reason }: { readonly filter: CustomerFilter; readonly reason: string },
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<FileAnswer> {
  const why = requireReason(reason);
  const today = londonDay(now);
  return withTransaction(db, async (trx) => {
    const whole = { mark: undefined, isBackward: false, limit: MOST_EXPORTED_CUSTOMERS + 1 };
    const rows = await readCustomers(trx, await selectCustomers(trx, filter, today), {
      ...whole,
      sort: 'requestedAt',
      isDescending: false,
    });
    if (rows.length > MOST_EXPORTED_CUSTOMERS) throw new Refused('export-too-long');
    const lines = rows.map(({ row: customer }) => [
      customer.id,
      customer.firstName,
      customer.lastName,
      customer.email,
      customer.company,
      customer.city,
      accountStateLabel(customer.state),
      customer.profession,
      customer.registrationNumber,
      customer.isPrescriber ? 'yes' : 'no',
      formatDate(customer.requestedAt),
      customer.recheckOn && formatDay(customer.recheckOn),
    ]);
    const bytes = Buffer.from(writeCsv(COLUMNS, lines));
    // What was typed may be a name, so it stands where it can be erased.
    const { search = '', ...narrowed } = filter;
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'customers-exported',
      subject: 'customers',
      detail: {
        by: actor.by,
        reason: why,
        filter: JSON.stringify(narrowed),
        rows: rows.length,
        sha256: hash('sha256', bytes, 'hex'),
      },
      staff: actor.staff,
      ...(search === '' ? {} : { personal: { from: '', to: search } }),
    });
    return new FileAnswer(bytes, `customers-${today}.csv`);
  });
}
