import { getInvoicePdf } from '@formulary/rules/calls/orderCalls';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../platform/plugins/FileAnswer.ts';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { ownInvoiceNumber } from './invoices.queries.ts';
import { type InvoicesContext, makeInvoice } from './makeInvoice.ts';

/** The PDF of an invoice or credit note, for whoever placed the order; somebody else's is not there. */
export function registerInvoices(app: FastifyInstance, context: InvoicesContext): void {
  registerCall(app, getInvoicePdf, async ({ session, params }) => {
    const number = await ownInvoiceNumber(context.db, session.userId, params.id);
    if (number === undefined) throw new Refused('invoice-missing');
    return new FileAnswer(await makeInvoice(context, params.id), `${number}.pdf`);
  });
}
