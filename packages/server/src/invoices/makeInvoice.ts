import { createHash } from 'node:crypto';
import { drawOnce } from '../platform/paper/paperWorkers.ts';
import { storeInvoiceFile, readInvoice, readInvoiceFile } from './invoices.queries.ts';
import type { Shop } from '../start/Shop.ts';

/**
 * Returns the PDF of an invoice: the stored one, or a new one drawn in a separate process (`drawInvoice`) and stored.
 * If two are made at once, the first is stored and both callers get it.
 */
export async function makeInvoice(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  id: number,
): Promise<Buffer> {
  const stored = await readInvoiceFile(db, id);
  if (stored) return stored;
  const invoice = await readInvoice(db, id);
  if (!invoice) throw new Error(`There is no invoice ${id}`);
  const pdf = await drawOnce('draw-invoice', invoice);
  const hash = createHash('sha256').update(pdf).digest();
  return storeInvoiceFile(db, { invoiceId: id, pdf, hash, madeAt: now() });
}
