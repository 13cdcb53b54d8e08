import { aDeliveryOption } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SectionSummary } from './SectionSummary.tsx';

const address = {
  street: '14 Lambs Conduit Passage',
  city: 'London',
  postcode: 'WC1R 4RH',
  county: '',
  countryCode: 'GB',
};

const onUse = fn();

const meta = preview.meta({
  title: 'Checkout/SectionSummary',
  component: SectionSummary,
  parameters: {
    guide: {
      useFor: ['What was settled in a section of the checkout, once it is closed.'],
      useNot: ['The figures of the order: use OrderSummary.'],
      anatomy: [
        ['Delivery', 'The way and its price', '"Next working day"'],
        ['Billing, Shipping', 'A name and an address', 'address'],
        ['Payment', 'The way, and the note to it', '"Bank transfer"'],
        ['Order Note', 'The note, or “No note”', '"No note"'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['Read after the section’s heading: “Delivery (completed)”.'],
      content: [
        'The words of the choice, with its price: “Next working day delivery, £7.95”.',
        '“No note”, where none was left.',
      ],
      do: ['Say enough that nobody has to open the section again.'],
      dont: ['Put a button into it: Change stands beside the title.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: {
    section: 'delivery' as const,
    draft: { deliveryOptionId: 2 },
    deliveryOptions: [aDeliveryOption()],
    billing: {
      ...address,
      firstName: 'Amara',
      lastName: 'Okafor',
      company: '',
      phone: '020 7946 0018',
    },
  },
});

export const Delivery = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next working day delivery, £7.95')).toBeVisible();
  },
});

/** The chosen delivery option is no longer offered, so its section reopens and shows no summary. */
export const DeliveryNoLongerOffered = meta.story({
  tags: ['!autodocs'],
  args: { deliveryOptions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/delivery/)).not.toBeInTheDocument();
  },
});

export const Billing = meta.story({
  args: { section: 'billing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Amara Okafor/)).toBeVisible();
    await expect(canvas.getByText(/14 Lambs Conduit Passage/)).toBeVisible();
  },
});

export const Shipping = meta.story({
  args: {
    section: 'shipping',
    draft: { shipping: { ...address, name: 'Riverside Clinic', phone: '' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Riverside Clinic/)).toBeVisible();
  },
});

export const Payment = meta.story({
  args: {
    section: 'payment',
    draft: { paymentMode: 'bankTransfer', paymentNote: 'Reference 4471' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bank transfer')).toBeVisible();
    await expect(canvas.getByText('Reference 4471')).toBeVisible();
  },
});

export const Note = meta.story({
  args: { section: 'note', draft: { note: 'Ring twice' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ring twice')).toBeVisible();
  },
});

export const NoNote = meta.story({
  args: { section: 'note', draft: { note: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No note')).toBeVisible();
  },
});

/** The note of the last order is offered, because it may speak of that delivery only. */
export const LastNote = meta.story({
  tags: ['state'],
  args: {
    section: 'note',
    draft: { note: '' },
    lastNote: { text: 'Please ring twice', onUse },
  },
  play: async ({ canvas, userEvent }) => {
    onUse.mockClear();
    await expect(canvas.getByText('No note')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this note again' }));
    await expect(onUse).toHaveBeenCalledWith('Please ring twice');
  },
});

export const LastNoteUsed = meta.story({
  args: {
    section: 'note',
    draft: { note: 'Please ring twice' },
    lastNote: { text: 'Please ring twice', onUse },
  },
  play: async ({ canvas, userEvent }) => {
    onUse.mockClear();
    await expect(canvas.getByText('As in your last order.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the note out' }));
    await expect(onUse).toHaveBeenCalledWith('');
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <SectionSummary {...args} />
      <SectionSummary {...args} section="billing" />
      <SectionSummary {...args} section="payment" draft={{ paymentMode: 'bankTransfer' }} />
      <SectionSummary {...args} section="note" draft={{ note: '' }} />
    </Stack>
  ),
});
