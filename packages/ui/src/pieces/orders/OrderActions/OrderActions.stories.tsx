import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { OrderActions } from './OrderActions.tsx';

const plain = anOrder();
const prescribed = anOrder({ id: 32, number: 'F-2026-000032', hasPrescription: true });

const meta = preview.meta({
  title: 'Account/OrderActions',
  component: OrderActions,
  parameters: {
    guide: {
      useFor: ['The ways from an order of the list to what belongs to it.'],
      useNot: [
        'The way to an order from a sentence: use a TextLink.',
        'Printing an order: OrderDetail has the button.',
      ],
      anatomy: [
        ['Pay by card', 'While its payment by card is due', 'button "Pay by card"'],
        ['Buy again', 'When its products can go into a cart', 'button "Buy again"'],
        ['View Order', 'In the menu; as the button where there is no other', 'a "View Order"'],
        ['Menu', 'View Order always, View Prescriptions when it has some', 'button "More"'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“View Order F-2026-000031, link”: the number tells one row from another.'],
      content: ['The specification’s words, to the letter.'],
      do: ['Leave prescriptionsHref out where there is no such screen.'],
      dont: ['Take the hidden number off the links: all rows would sound the same.'],
      usedBy: ['Orders'],
    } satisfies Guide,
  },
  args: {
    order: plain,
    orderHref: (id) => `/order/${id}`,
    prescriptionsHref: (id) => `/prescriptions?orderId=${id}`,
  },
});

export const WithoutPrescriptions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'View Order F-2026-000031' });
    await expect(link).toHaveAttribute('href', '/order/31');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions of F-2026-000031' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Actions of F-2026-000031' }));
    await expect(menu.getAllByRole('link')).toHaveLength(1);
  },
});

export const WithPrescriptions = meta.story({
  args: { order: prescribed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    const link = await canvas.findByRole('link', { name: 'View Prescriptions of F-2026-000032' });
    await expect(link).toHaveAttribute('href', '/prescriptions?orderId=32');
  },
});

export const BuysAgain = meta.story({
  args: { again: { isPending: false, onBuy: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Buy again what F-2026-000031 held' }),
    );
    await expect(args.again?.onBuy).toHaveBeenCalledWith(31);
  },
});

/** The action that is due is the button; buying again moves into the menu. */
export const PaymentDue = meta.story({
  args: { onPay: fn(), again: { isPending: false, onBuy: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const pay = canvas.getByRole('button', { name: 'Pay by card for F-2026-000031' });
    await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledWith(31);
    await expect(canvas.queryByRole('button', { name: /^Buy again/ })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: /^More actions/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Buy again/ }));
    await expect(args.again?.onBuy).toHaveBeenCalledWith(31);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <OrderActions {...args} />
      <OrderActions {...args} order={prescribed} />
      <OrderActions {...args} order={prescribed} again={{ isPending: false, onBuy: () => {} }} />
      <OrderActions {...args} again={{ isPending: true, onBuy: () => {} }} />
      <OrderActions {...args} order={prescribed} onPay={() => {}} />
    </Stack>
  ),
});
