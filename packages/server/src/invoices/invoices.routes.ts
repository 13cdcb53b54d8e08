import { getInvoicePdf } from '@formulary/rules/calls/orderCalls';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../platform/plugins/FileAnswer.ts';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { readInvoiceNumberOf } from './invoices.queries.ts';
import { makeInvoice } from './makeInvoice.ts';
import type { Shop } from '../start/Shop.ts';

/** Registers the PDF download of invoices and credit notes for the buyer; another user's are not found. */
export function registerInvoices(app: FastifyInstance, context: Pick<Shop, 'db' | 'now'>): void {
  registerCall(app, getInvoicePdf, async ({ session, params }) => {
    const number = await readInvoiceNumberOf(context.db, session.userId, params.id);
    if (number === undefined) throw new Refused('invoice-missing');
    return new FileAnswer(await makeInvoice(context, params.id), `${number}.pdf`);
  });
}
