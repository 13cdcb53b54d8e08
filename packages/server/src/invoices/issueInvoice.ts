import { brand } from '@formulary/rules/brand/brand';
import { chargeOf } from '@formulary/rules/invoices/charge';
import { invoiceSums } from '@formulary/rules/invoices/invoiceSums';
import type { Trx } from '../platform/database/Trx.ts';
import { addMaking } from './addMaking.ts';
import { readBill } from './bills.queries.ts';
import { insertInvoice } from './invoices.queries.ts';

/** The invoiced payment. */
export interface InvoicedPayment {
  readonly orderId: number;
  /** Event of the payment. */
  readonly eventId: number;
  readonly at: Date;
}

/**
 * Writes the VAT invoice of a locked order in the transaction that marks it paid. Queues its PDF and returns its
 * number. Goods paid before dispatch are supplied at payment, so the date of issue is the time of supply.
 */
export async function issueInvoice(
  trx: Trx,
  { orderId, eventId, at }: InvoicedPayment,
): Promise<string> {
  const bill = await readBill(trx, orderId);
  const charge = chargeOf(bill);
  const { address, company, contact } = brand;
  const { id, number } = await insertInvoice(trx, {
    kind: 'Invoice',
    orderId,
    creditsId: null,
    issuedAt: at,
    sums: invoiceSums(charge),
    content: {
      supplier: {
        address,
        vatNumber: company.vatNumber,
        registration: company.registration,
        email: contact.email,
      },
      customer: bill.customer,
      orderNumber: bill.number,
      paymentMode: bill.paymentMode,
      charge,
    },
    eventId,
  });
  await addMaking(trx, id);
  return number;
}
