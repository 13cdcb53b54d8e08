import { getInvoicePdf } from '@formulary/rules/calls/orderCalls';
import type { OrderInvoice } from '@formulary/rules/orders/orderInvoice';
import { InvoiceItem } from '@formulary/ui/pieces/orders/InvoiceItem';
import { useDownload } from '../../../lib/screen/useDownload.ts';

/** Shows an invoice or credit note of an order, with its PDF. */
export function InvoiceDownload({ invoice }: { readonly invoice: OrderInvoice }) {
  const { state, start } = useDownload(
    getInvoicePdf,
    { params: { id: invoice.id } },
    `${invoice.number}.pdf`,
  );
  return (
    <InvoiceItem
      invoice={invoice}
      isDownloading={state.kind === 'receiving'}
      problem={state.kind === 'failed' ? state.message : undefined}
      onDownload={start}
    />
  );
}
