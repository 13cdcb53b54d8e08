import { createHash } from 'node:crypto';
import type { Db } from '../platform/database/Db.ts';
import { drawInvoice } from './drawInvoice.ts';
import { keepInvoiceFile, readInvoice, readInvoiceFile } from './invoices.queries.ts';

/** What the PDFs of invoices are made with. */
export interface InvoicesContext {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * The PDF of an invoice: the one that is kept, or the one that this makes and keeps. Of two that are made at once the first
 * stays, and both callers get it.
 */
export async function makeInvoice({ db, now }: InvoicesContext, id: number): Promise<Buffer> {
  const kept = await readInvoiceFile(db, id);
  if (kept) return kept;
  const invoice = await readInvoice(db, id);
  if (!invoice) throw new Error(`There is no invoice ${id}`);
  const pdf = await drawInvoice(invoice);
  const hash = createHash('sha256').update(pdf).digest();
  return keepInvoiceFile(db, { invoiceId: id, pdf, hash, madeAt: now() });
}
