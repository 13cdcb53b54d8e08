import { type Corruption, corrupt, update } from './corruption.ts';
import { firstInvoice, lastInvoice, creditNote, named } from './targets.ts';

/** Corruptions of invoices and credit notes. */
export const invoiceCorruptions: readonly Corruption[] = [
  corrupt(
    'I54',
    'a number that was taken and not used',
    update('invoice_series', 'last = last + 1', `'Invoice'`, 'kind'),
    `select 'series invoice' as name`,
  ),
  corrupt(
    'I54',
    'a number that is missing',
    update('invoices', 'number = 9', lastInvoice),
    named('invoice', lastInvoice),
  ),
  corrupt(
    'I54',
    'an edition of an invoice without the one before',
    update('invoices', 'edition = 2', lastInvoice),
    named('invoice', lastInvoice),
  ),
  corrupt(
    'I55',
    'an order that is paid without an invoice',
    [
      'invoices',
      `update invoices set event_id = (select min(id) from audit_events) where id = ${lastInvoice}`,
    ],
    `select 'order ' || order_id as name from invoices where id = ${lastInvoice}`,
  ),
  corrupt(
    'I56',
    'VAT that is not what its rate makes',
    update('invoices', 'net_mills = net_mills - 10, vat_mills = vat_mills + 10', firstInvoice),
    named('invoice', firstInvoice),
  ),
  corrupt(
    'I56',
    'an invoice of another amount than was paid',
    [
      'invoices',
      `update invoices set net_mills = net_mills + 10, amount_mills = amount_mills + 10,
        content = jsonb_set(content, '{charge,amount}', to_jsonb(amount_mills + 10)) where id = ${firstInvoice}`,
    ],
    named('invoice', firstInvoice),
    'I58',
  ),
  corrupt(
    'I56',
    'an invoice of another order',
    [
      'invoices',
      `update invoices set content = jsonb_set(content, '{orderNumber}', '"F-2020-000001"') where id = ${firstInvoice}`,
    ],
    named('invoice', firstInvoice),
  ),
  corrupt(
    'I58',
    'a refund without its credit note',
    [
      'invoices invoice_files',
      `delete from invoices where id = ${creditNote}; update invoice_series set last = 0 where kind = 'Credit note'`,
    ],
    `select 'order ' || order_id as name from invoices where id = ${creditNote}`,
  ),
  corrupt(
    'I57',
    'a byte of an invoice',
    [
      'invoice_files',
      `update invoice_files set pdf = pdf || '\\x00' where invoice_id = ${lastInvoice}`,
    ],
    named('invoice', lastInvoice),
  ),
];
