import { openDatabase } from '../../../packages/server/src/platform/database/openDatabase.ts';
import { readInvoices } from '../../../packages/server/src/invoices/invoices.queries.ts';
import { issueInvoice } from '../../../packages/server/src/invoices/issueInvoice.ts';
import { makeInvoice } from '../../../packages/server/src/invoices/makeInvoice.ts';
import type { Db } from '../../../packages/server/src/platform/database/Db.ts';
import { recordEvent } from '../../../packages/server/src/platform/events/recordEvent.queries.ts';
import { withTransaction } from '../../../packages/server/src/platform/database/withTransaction.ts';
import { signingFolder } from '../../../packages/server/src/prescriptions/document/sealing/signingFolder.ts';
import { readSealKey } from '../../../packages/server/src/prescriptions/signatures/sealKey.ts';
import { openLedger } from '../../../packages/server/src/prescriptions/trust/openLedger.ts';
import { lockUnmailed } from '../../../packages/server/src/signing/confirmations.queries.ts';
import { mailConfirmations } from '../../../packages/server/src/signing/mailConfirmations.ts';
import { BENCH_PRESCRIBER, benchEmail } from '../benchBuyers.ts';
import { buyers } from './fillShop.ts';

/** Patients of one practitioner, just under the limit. */
const PATIENTS = 8_990;

/** Ids and tokens that only the database has. */
export interface MoreOfShop {
  /** Invoice of the large order. */
  readonly invoice: number;
  /** Token of the link that confirms the signature. */
  readonly confirmation: string;
}

/** Adds to a stopped shop what its calls would take too long for, or send by mail. */
export async function fillDatabase(dataFolder: string, largeOrder: number): Promise<MoreOfShop> {
  const { db, pool, close } = await openDatabase({
    config: { databaseUrl: undefined, dataFolder },
    say: () => {},
    onLost: () => {},
  });
  try {
    await pool.query(
      `insert into patients (practitioner_id, first_name, last_name, birth_date, postcode, street, city, county)
         select users.id, 'Ann', 'Bench ' || n, '1970-05-04', 'N1 1AA', '1 Bench Street', 'London', 'London'
         from users, generate_series(1, ${PATIENTS}) as n where email = $1`,
      [benchEmail(buyers.patients)],
    );
    const invoice = await addInvoice(db, largeOrder);
    const { rows: prescribers } = await pool.query<{ id: number }>(
      'select id from users where email = $1',
      [BENCH_PRESCRIBER],
    );
    const folder = signingFolder(dataFolder);
    const ledger = openLedger(folder, readSealKey(undefined, folder), console.error);
    const mailing = { ledger, now: () => new Date(), shopUrl: 'http://localhost' };
    await withTransaction(db, async (trx) => {
      const prescriberId = prescribers[0]?.id ?? 0;
      const unconfirmed = await lockUnmailed(trx, prescriberId);
      await mailConfirmations(trx, mailing, { prescriberId, unconfirmed });
    });
    const { rows: mails } = await pool.query<{ text: string }>(
      'select text from outbox where recipient = $1 order by id desc limit 1',
      [BENCH_PRESCRIBER],
    );
    const link = /prescription\/\d+\/([\w-]{43})/u.exec(mails[0]?.text ?? '');
    if (!link?.[1]) throw new Error('No link was mailed that confirms the signature');
    return { invoice, confirmation: link[1] };
  } finally {
    await close();
  }
}

/** Writes an order's invoice and PDF as its payment would. Returns its id. */
async function addInvoice(db: Db, orderId: number): Promise<number> {
  const at = new Date();
  await withTransaction(db, async (trx) => {
    const detail = { cause: 'paid' };
    const moved = { at, actorId: undefined, action: 'order-moved', detail } as const;
    const eventId = await recordEvent(trx, { ...moved, subject: `order ${orderId}` });
    await issueInvoice(trx, { orderId, eventId, at });
  });
  const [invoice] = await readInvoices(db, orderId);
  if (!invoice) throw new Error('The large order has no invoice');
  const began = performance.now();
  await makeInvoice({ db, now: () => at }, invoice.id);
  console.log(`An invoice of 500 lines is drawn in ${(performance.now() - began).toFixed(0)} ms`);
  return invoice.id;
}
