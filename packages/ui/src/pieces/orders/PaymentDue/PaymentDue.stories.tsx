import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { PaymentDue } from './PaymentDue.tsx';

const meta = preview.meta({
  title: 'Account/PaymentDue',
  component: PaymentDue,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: [
        'An order by bank transfer, whatever its state: it shows what there is to pay, if anything.',
      ],
      useNot: ['An order by card.'],
      anatomy: [
        ['Amount to pay', 'To the penny, first; the rest of it where a part has arrived', 'h2'],
        ['Changes', 'What has arrived, and what the prescriber changed', 'p, ul'],
        ['Sentence', 'What to do, and what happens then', 'p'],
        ['Bank details', 'With the order number as the reference; each can be copied', 'dl'],
      ],
      drawnIn: 'Default',
      screenReader: ['“Amount to pay £148.35, heading level 2”; the details, each with its name.'],
      content: ['Who does what, and after what.'],
      do: ['Let it stand first on its page.'],
      dont: ['Show it once the money is here, or when the order was cancelled.'],
      usedBy: ['Checkout', 'Order'],
    } satisfies Guide,
  },
  args: { order: anOrder() },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const due = within(canvas.getByRole('region', { name: 'Amount to pay £148.35' }));
    await expect(due.getByText('F-2026-000031')).toBeVisible();
    await expect(due.getAllByRole('button', { name: /^Copy/ })).toHaveLength(4);
  },
});

/** Part of the amount has arrived; a substitution has since raised the total. */
export const PartPaid = meta.story({
  tags: ['state'],
  args: {
    order: anOrder({
      amount: 673_450,
      partPaid: 661_950,
      change: {
        amountBefore: 661_950,
        lines: [
          { name: 'Botulax 100 units', before: 2, now: 0 },
          { name: 'Botox 100 units', before: 0, now: 2 },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    const due = within(canvas.getByRole('region', { name: 'Amount to pay £11.50' }));
    await expect(due.getByText(/^£661.95 of £673.45 has arrived/)).toBeVisible();
    await expect(due.getByText(/the total was £661.95, and is £673.45/)).toBeVisible();
    await expect(due.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Botulax 100 units: 2 packs before, 0 now',
      'Botox 100 units: 0 packs before, 2 now',
    ]);
  },
});

/** A handwritten order: asks for no payment before there is a price. */
export const PriceToFollow = meta.story({
  tags: ['state'],
  args: { order: anOrder({ hasManualPrescription: true, awaitsPrice: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We will tell you the price')).toBeVisible();
    await expect(canvas.queryByText(/£/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The order is paid or cancelled. */
export const NothingDue = meta.story({
  tags: ['!autodocs'],
  args: { order: anOrder({ paymentStatus: 'Paid', state: 'Processing' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/./);
  },
});

export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
