import { coldChainNotice, coldChainRefusal } from '@formulary/rules/checkout/coldChain';
import { aDeliveryOption } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { DeliveryForm } from './DeliveryForm.tsx';

const options = [
  aDeliveryOption({
    id: 1,
    details: 'Collection from the pharmacy',
    price: 0,
    service: 'collection',
  }),
  aDeliveryOption(),
  aDeliveryOption({ id: 3, details: 'Saturday delivery', price: 14_500, service: 'saturday' }),
];

const meta = preview.meta({
  title: 'Checkout/DeliveryForm',
  component: DeliveryForm,
  parameters: {
    guide: {
      useFor: ['Choosing how the order gets to the buyer.'],
      useNot: ['Where the parcel goes: use ShippingForm.'],
      anatomy: [
        ['Options', 'Each with its price, VAT included', 'label "Collection"'],
        ['Days', 'When next-day delivery leaves and arrives, where it is known', 'legend + span'],
        ['Save and continue', 'Opens the next section', '[type="submit"]'],
      ],
      drawnIn: 'WithDays',
      screenReader: [
        '“Delivery option, group, Prices include VAT”.',
        '“Next working day delivery, £7.95, radio button, 2 of 3”.',
      ],
      content: ['A price of nothing is “Free”.'],
      do: ['Bring back what was chosen when the section is reopened.'],
      dont: ['Choose for the buyer: it costs money.'],
      usedBy: ['Checkout'],
    } satisfies Guide,
  },
  args: { options, onSubmit: fn() },
});

export const NothingChosen = meta.story({
  tags: ['@5.20'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('requires a choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await expect(await canvas.findByText('Please choose a delivery option')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect((await canvas.findAllByRole('radio'))[0]).toHaveFocus();
    });
    await step('accepts any choice', async () => {
      await userEvent.click(
        await canvas.findByRole('radio', { name: /Next working day delivery/ }),
      );
      await expect(canvas.queryByText('Please choose a delivery option')).not.toBeInTheDocument();
      await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
      await expect(args.onSubmit).toHaveBeenCalledWith(2);
    });
  },
});

export const Reopened = meta.story({
  args: { initialOptionId: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Collection/ })).toBeChecked();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('£7.95')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { initialOptionId: 2 },
});

/** Shows dispatch and arrival days of next-day delivery beside the prices. */
export const WithDays = meta.story({
  args: {
    days: 'Paid and signed for now, next-day delivery leaves on Monday 23/11/2026 and arrives on Tuesday 24/11/2026.',
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('group', { name: 'Delivery option' }),
    ).toHaveAccessibleDescription(`Prices include VAT. ${args.days}`);
  },
});

/** Cold-chain goods: disables options that cannot carry them, with the reason, and drops such an earlier choice. */
export const ColdGoods = meta.story({
  tags: ['state', '@9.15'],
  args: {
    initialOptionId: 3,
    notice: coldChainNotice([{ name: 'Botulax 100 units, 1 vial', isColdChain: true }]),
    days: 'Paid and signed for now, next-day delivery leaves on Monday 23/11/2026 and arrives on Tuesday 24/11/2026. What has to stay cold does not travel over a day off.',
    refusalOf: (option) => coldChainRefusal([{ name: 'Botulax', isColdChain: true }], option),
  },
  play: async ({ canvas }) => {
    const saturday = canvas.getByRole('radio', {
      name: /Saturday delivery.*cannot be delivered on a Saturday/,
    });
    await expect(saturday).toBeDisabled();
    await expect(saturday).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Next working day/ })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: /Collection/ })).toBeEnabled();
  },
});
