import { openDatabase } from '@formulary/server/platform/database/openDatabase';
import { readInvoices } from '@formulary/server/invoices/invoices.queries';
import { issueInvoice } from '@formulary/server/invoices/issueInvoice';
import { makeInvoice } from '@formulary/server/invoices/makeInvoice';
import type { Db } from '@formulary/server/platform/database/Db';
import { recordEvent } from '@formulary/server/platform/events/recordEvent.queries';
import { withTransaction } from '@formulary/server/platform/database/withTransaction';
import { signingFolder } from '@formulary/server/prescriptions/document/sealing/signingFolder';
import { readSealKey } from '@formulary/server/prescriptions/signatures/sealKey';
import { openLedger } from '@formulary/server/prescriptions/trust/openLedger';
import { lockUnmailed } from '@formulary/server/signing/confirmations.queries';
import { mailConfirmations } from '@formulary/server/signing/mailConfirmations';
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
