import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Guide } from '../../../stories/guide.ts';
import { LastOrders } from './LastOrders.tsx';

const orders = [
  anOrder(),
  anOrder({ id: 30, number: 'F-2026-000030', amount: 1_096_005, state: 'Dispatched' }),
  anOrder({
    id: 29,
    number: 'F-2026-000029',
    state: 'Awaiting prescription',
    hasManualPrescription: true,
  }),
];

const meta = preview.meta({
  title: 'Account/LastOrders',
  component: LastOrders,
  parameters: {
    guide: {
      useFor: ['The last three orders, where the next one begins.'],
      useNot: ['All orders: use OrdersTable.'],
      anatomy: [
        ['Number', 'Leads to the order', 'a'],
        ['State', 'Where it stands', '[data-tone]'],
        ['Day and amount', 'When it was placed, to the penny', '"12/11/2026"'],
        ['Buy again', 'Where its products can go into a cart', 'button'],
      ],
      drawnIn: 'Three',
      screenReader: ['“Order F-2026-000031, link”; “Buy again what F-2026-000031 held, button”.'],
      content: ['The words of the order list.'],
      do: ['Newest first.'],
      dont: ['Offer Buy again for what was written by hand: it is prescribed anew.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: { orders, orderHref: (id) => `/order/${id}`, pendingId: undefined, onBuyAgain: fn() },
});

export const Three = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('each links to its order', async () => {
      const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links).toEqual(['/order/31', '/order/30', '/order/29']);
    });
    await step('an order with handwritten items has no Buy again', async () => {
      const buttons = canvas.getAllByRole('button', { name: /^Buy again/ });
      await expect(buttons).toHaveLength(2);
      await userEvent.click(buttons[1]!);
      await expect(args.onBuyAgain).toHaveBeenCalledWith(30);
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { pendingId: 30 } });
