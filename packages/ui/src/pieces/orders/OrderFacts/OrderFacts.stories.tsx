import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect } from 'storybook/test';
import { factsOf } from '../../../stories/factsOf.ts';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { OrderFacts } from './OrderFacts.tsx';

const address =
  'Amara Okafor\n14 Lambs Conduit Passage\nLondon WC1R 4RH\nUnited Kingdom\n020 7946 0018';
const billing = {
  name: 'Amara Okafor',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  county: undefined,
  countryCode: 'GB',
  postcode: 'WC1R 4RH',
  phone: '020 7946 0018',
};

const meta = preview.meta({
  title: 'Account/OrderFacts',
  component: OrderFacts,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['What there is to know about an order beside its products.'],
      useNot: ['Many orders: use OrdersTable.'],
      anatomy: [
        ['Placed, Status', 'When, and where it stands', 'dt "Placed"'],
        ['Payment, Payment status', 'How it is paid, and whether it is', 'dt "Payment"'],
        [
          'Delivery, Deliver to',
          'How it comes and where; “Collect from” for what is collected',
          'dt "Delivery"',
        ],
        ['Bill to', 'Who was billed, as it stood that day'],
        ['Payment note, Order note', 'When something was noted', 'dt "Order note"'],
      ],
      drawnIn: 'WithNotes',
      screenReader: ['Each fact with its name: “Placed, 12/11/2026”.'],
      content: ['Dates as dd/MM/yyyy, addresses as on an envelope.'],
      do: ['Show both states with their tags, as OrdersTable does.'],
      dont: ['Show a name without a fact.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
  args: { order: anOrder({ billing }) },
});

export const Delivered = meta.story({
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([
      ['Placed', '12/11/2026'],
      ['Status', 'Awaiting payment'],
      ['Payment', 'Bank transfer'],
      ['Payment status', 'Pending'],
      ['Delivery', 'Next working day delivery'],
      ['Deliver to', address],
      ['Bill to', address],
    ]);
  },
});

export const Collected = meta.story({
  args: {
    order: anOrder({
      deliveryOptionId: 1,
      delivery: { details: 'Collection from the pharmacy' },
      shipping: undefined,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Collection from the pharmacy')).toBeVisible();
    await expect(canvas.queryByText('Deliver to')).not.toBeInTheDocument();
    await expect(canvas.getByText('Collect from').nextSibling).toHaveTextContent(
      /^Formulary Pharmacy Ltd 1 Dispensary Yard/,
    );
  },
});

export const WithNotes = meta.story({
  args: {
    order: anOrder({
      paymentNote: 'Reference 4471',
      note: 'Ring twice.\nLeave it with the porter.',
      shipping: { ...anOrder().shipping, county: 'Greater London' },
      paymentStatus: 'Paid',
      state: 'Dispatched',
    }),
  },
  play: async ({ canvasElement }) => {
    const facts = factsOf(canvasElement);
    await expect(facts).toContainEqual(['Payment note', 'Reference 4471']);
    await expect(facts).toContainEqual(['Order note', 'Ring twice.\nLeave it with the porter.']);
    await expect(facts).toContainEqual([
      'Deliver to',
      expect.stringContaining('\nGreater London\n'),
    ]);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { order: anOrder({ paymentNote: 'Reference 4471', note: 'Ring twice.', billing }) },
});
