import { anOrderInvoice } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { InvoiceItem } from './InvoiceItem.tsx';

const meta = preview.meta({
  title: 'Account/InvoiceItem',
  component: InvoiceItem,
  parameters: {
    guide: {
      useFor: ['A VAT invoice or a credit note of an order, in the list of OrderInvoices.'],
      useNot: ['An order that is not paid: it has no invoice yet.'],
      anatomy: [
        ['Kind and number', 'As they are printed on the PDF', 'strong "Invoice"'],
        [
          'Day and amount',
          'When it was issued, and what it charges or credits, with VAT',
          'span "including VAT"',
        ],
        ['Download PDF', 'The same bytes each time', 'button'],
        ['Problem', 'Why the PDF did not come; the button tries again', '[role="alert"]'],
      ],
      drawnIn: 'Failed',
      screenReader: ['“Invoice INV-000012”; “Download PDF of INV-000012, button”.'],
      content: ['A problem in the server’s own sentence.'],
      do: ['Leave the button where it is when it failed.'],
      dont: ['Open the PDF in the place of the page.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
  args: { invoice: anOrderInvoice(), onDownload: fn() },
  render: (args) => (
    <ul>
      <InvoiceItem {...args} />
    </ul>
  ),
});

export const Invoice = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('13/11/2026, £148.35 including VAT')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF of INV-000012' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

export const CreditNote = meta.story({
  tags: ['state'],
  args: { invoice: anOrderInvoice({ kind: 'Credit note', number: 'CN-000003', amount: 20_000 }) },
});

export const Downloading = meta.story({ tags: ['state'], args: { isDownloading: true } });

export const Failed = meta.story({
  tags: ['state'],
  args: { problem: 'The shop is not available just now. Please try again in a moment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The PDF did not come');
    await expect(canvas.getByRole('button', { name: /^Download PDF/ })).toBeEnabled();
  },
});
