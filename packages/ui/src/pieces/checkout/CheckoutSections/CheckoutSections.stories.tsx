import { WITHOUT_PRESCRIPTIONS } from '@formulary/rules/checkout/checkoutDraft';
import { aDeliveryOption } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { CheckoutSections } from './CheckoutSections.tsx';

const billing = {
  firstName: 'Amara',
  lastName: 'Okafor',
  company: 'Okafor Aesthetics Ltd',
  phone: '020 7946 0018',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  postcode: 'WC1R 4RH',
  county: '',
  countryCode: 'GB',
};
const { firstName: _first, lastName: _last, company: _billed, ...address } = billing;
const shipping = { name: 'Riverside Clinic', ...address };

const meta = preview.meta({
  title: 'Checkout/CheckoutSections',
  component: CheckoutSections,
  parameters: {
    guide: {
      useFor: ['The sections of the checkout, one open at a time.'],
      useNot: ['Steps of anything else: use Accordion itself.'],
      anatomy: [
        ['Open section', 'With its form', '[data-state="open"]'],
        ['Finished section', 'With what was settled, and Change', '[data-state="done"]'],
        ['Waiting section', 'Locked until its turn', '[data-state="locked"]'],
        ['Shipping', 'Left out for a collection'],
      ],
      drawnIn: 'HalfWay',
      screenReader: [
        'A list of sections: “Delivery (completed), heading”, “Billing (current step)”, “Payment (not yet available)”.',
        'When a section opens, its heading has the focus.',
      ],
      content: ['Titles: one or two words, as specified: Delivery, Order Note.'],
      do: ['Keep what was typed in a section that is left.'],
      dont: ['Lock what is finished: it can be changed until the order stands.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    context: WITHOUT_PRESCRIPTIONS,
    draft: {},
    openSection: 'delivery' as const,
    deliveryOptions: [
      aDeliveryOption({ id: 1, details: 'Collection from the pharmacy', price: 0 }),
      aDeliveryOption(),
    ],
    billing,
    forms: {
      delivery: <p>The delivery form</p>,
      billing: <p>The billing form</p>,
      shipping: <p>The shipping form</p>,
      payment: <p>The payment form</p>,
      note: <p>The note form</p>,
    },
    onOpen: fn(),
  },
});

export const AtTheStart = meta.story({
  play: async ({ canvas, step }) => {
    await step('shows five sections, the first open, the others locked', async () => {
      const titles = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
      await expect(titles).toEqual([
        'Delivery (current step)',
        'Billing (not yet available)',
        'Shipping (not yet available)',
        'Payment (not yet available)',
        'Order Note (not yet available)',
      ]);
    });
    await expect(canvas.getByText('The delivery form')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Change/ })).not.toBeInTheDocument();
  },
});

export const HalfWay = meta.story({
  args: { draft: { deliveryOptionId: 2, isBillingConfirmed: true }, openSection: 'shipping' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('finished sections show their summary', async () => {
      await expect(canvas.getByText('Next working day delivery, £7.95')).toBeVisible();
      await expect(canvas.getByText('Amara Okafor')).toBeVisible();
    });
    await step('finished sections can be changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change Delivery' }));
      await expect(args.onOpen).toHaveBeenCalledWith('delivery');
    });
    await step('later sections cannot be opened', async () => {
      await expect(
        canvas.queryByRole('button', { name: 'Change Payment' }),
      ).not.toBeInTheDocument();
    });
  },
});

export const Collected = meta.story({
  tags: ['@9.8'],
  args: { draft: { deliveryOptionId: 1 }, openSection: 'billing' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /Shipping/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('heading')).toHaveLength(4);
    await expect(canvas.getByText('Collection from the pharmacy, Free')).toBeVisible();
  },
});

export const AllDone = meta.story({
  args: {
    draft: {
      deliveryOptionId: 2,
      isBillingConfirmed: true,
      shipping,
      paymentMode: 'bankTransfer',
      paymentNote: 'From Okafor Ltd',
      note: '',
    },
    openSection: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Change/ })).toHaveLength(5);
    await expect(canvas.getByText('Riverside Clinic')).toBeVisible();
    await expect(canvas.getByText('Bank transfer')).toBeVisible();
    await expect(canvas.getByText('From Okafor Ltd')).toBeVisible();
    await expect(canvas.getByText('No note')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { draft: { deliveryOptionId: 2, isBillingConfirmed: true }, openSection: 'shipping' },
});
