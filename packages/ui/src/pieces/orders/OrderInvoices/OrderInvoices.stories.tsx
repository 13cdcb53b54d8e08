import { anOrderInvoice } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { InvoiceItem } from '../InvoiceItem/InvoiceItem.tsx';
import { OrderInvoices } from './OrderInvoices.tsx';

const meta = preview.meta({
  title: 'Account/OrderInvoices',
  component: OrderInvoices,
  parameters: {
    guide: {
      useFor: ['An order that is paid.'],
      useNot: ['An order that waits for its payment, or was cancelled before it: it has none.'],
      anatomy: [
        ['Invoice', 'Of the whole order, first', 'li "Invoice"'],
        ['Credit notes', 'What was given back, the oldest first', 'li "Credit note"'],
      ],
      drawnIn: 'Refunded',
      screenReader: ['“VAT invoice, region”; then a list.'],
      content: ['Numbers as on the PDFs.'],
      do: ['Show it as soon as the order is paid.'],
      dont: ['Print it with the order: the invoice is a paper of its own.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
  args: { children: <InvoiceItem invoice={anOrderInvoice()} onDownload={fn()} /> },
});

export const Paid = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'VAT invoice' }));
    await expect(region.getByRole('listitem')).toHaveTextContent('Invoice INV-000012');
  },
});

/** After a refund, the credit note is below its invoice. */
export const Refunded = meta.story({
  tags: ['state'],
  args: {
    children: (
      <>
        <InvoiceItem invoice={anOrderInvoice()} onDownload={fn()} />
        <InvoiceItem
          invoice={anOrderInvoice({
            id: 13,
            kind: 'Credit note',
            number: 'CN-000003',
            issuedAt: new Date('2026-11-20T11:00:00Z'),
            amount: 20_000,
          })}
          onDownload={fn()}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(2);
    await expect(items[1]).toHaveTextContent('Credit note CN-000003');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
