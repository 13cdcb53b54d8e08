/** @module-tag every-call */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { changeInWords, changesBetween, type RowChange } from '../testing/bystanders/rowChanges.ts';
import { rowReader } from '../testing/bystanders/rowReader.queries.ts';
import {
  type EveryDeskCall,
  openEveryDeskCall,
  writingDeskCalls,
} from '../testing/calls/openEveryDeskCall.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';

quickPasswords();

/** A prescription belongs to who ordered it, who is to sign it, and who is asked to take it over. */
const OF_A_PRESCRIPTION = 3;

let every: EveryDeskCall;
let readAllRows: ReturnType<typeof rowReader>;
beforeAll(async () => {
  every = await openEveryDeskCall();
  readAllRows = rowReader(every.shop.db);
  // Their records are bystanders of every call.
  for (const [, call] of writingDeskCalls) await every.prepared(call);
});
beforeEach(() => every.nextHour());
afterAll(() => every.close());

/** Returns whose rows a change touches: ids of customers. */
function customersOf({ before, after }: RowChange): readonly number[] {
  return [before, after].flatMap((row) => row?.owners ?? []);
}

/** Returns whose rows a change touches: ids of staff. */
function staffOf({ table, before, after }: RowChange): readonly number[] {
  if (!table.startsWith('staff')) return [];
  return [before, after].flatMap((row) => {
    if (row === undefined) return [];
    const columns = JSON.parse(row.contents) as Readonly<Record<string, unknown>>;
    const id = table === 'staff' ? columns['id'] : columns['staff_id'];
    // A challenge to sign in is nobody's.
    return typeof id === 'number' ? [id] : [];
  });
}

test.each(writingDeskCalls)(
  '%s touches the rows of one customer and of one colleague at most',
  async (_name, call) => {
    const { caller, request } = await every.prepared(call);
    const before = await readAllRows();
    const answer = await every.desk.send(call, request);
    expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
    // A report adds up what is new of everybody, and takes the notes of it away.
    const changes = changesBetween(before, await readAllRows()).filter(
      ({ table }) => table !== 'report_news',
    );
    const words = changes.map(changeInWords);
    const customers = new Set(changes.flatMap(customersOf));
    const colleagues = new Set(changes.flatMap(staffOf).filter((id) => id !== caller.staffId));
    const most = call.path.startsWith('/api/desk/prescriptions/') ? OF_A_PRESCRIPTION : 1;
    expect([customers.size <= most, colleagues.size <= 1, words]).toEqual([true, true, words]);
    const events = changes.filter(({ table }) => table === 'audit_events');
    expect(events.filter(({ before: old }) => old !== undefined)).toEqual([]);
  },
);

test('after all of this every invariant holds', async () => {
  expect(await audit(every.shop, every.shop.clock.now)).toEqual([]);
});
