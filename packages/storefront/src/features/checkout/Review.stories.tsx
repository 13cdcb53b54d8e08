import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { createOrder, listOrders } from '@formulary/rules/calls/orderCalls';
import { aDeliveryAddress } from '@formulary/rules/addresses/fixtures/aDeliveryAddress';
import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { expect, fn } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../mocks/enterShop.ts';
import { lineOf } from '../carts/mocks/lineOf.ts';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { mockFiller, mockNeedles } from '../catalogue/mocks/mockCatalogue.ts';
import { mockShop } from '../../mocks/mockShop.ts';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';
import { cartDraft } from './checkoutDraft.ts';
import { placeOrderButton } from './fillInCheckout.ts';

/** Called with the contents of each order. */
const ordered = fn<(order: OrderRequest['order']) => void>();

const cart = [lineOf(mockFiller, false, 3), lineOf(mockNeedles, false, 2)];
const shipping = aDeliveryAddress();
const last = anOrder({ shipping, note: 'Please ring twice' });

const meta = preview.meta({
  title: 'Screens/Checkout/Review',
  component: ShopAt,
  args: { path: '/checkout', role: 'practitioner' as const },
  parameters: screenParameters(
    'The checkout of a buyer who ordered before: filled in from the last order, each section closed with its summary.',
  ),
  beforeEach: (context) => {
    enterShop(context);
    ordered.mockClear();
    cartDraft.setState(cartDraft.getInitialState(), true);
    context.msw.use(
      mockCall(createOrder, ({ body }) => {
        ordered(body.order);
        return { answer: anOrder({ number: 'F-2026-000500' }) };
      }),
      ...mockShop({ cart, orders: [last] }),
    );
  },
});

/** The terms and Place Order are all that is left. */
export const FilledIn = meta.story({
  tags: ['@2.14', '@5.21', 'state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await step('closes every section with its summary and Change', async () => {
      await expect(
        await canvas.findByText(/Filled in from your order F-2026-000031/),
      ).toBeVisible();
      for (const section of ['Delivery', 'Billing', 'Shipping', 'Payment', 'Order Note'])
        await expect(
          await canvas.findByRole('button', { name: `Change ${section}` }),
        ).toBeVisible();
      await expect(await canvas.findByText('Next working day delivery, £7.95')).toBeVisible();
      await expect(await canvas.findByText('No note')).toBeVisible();
    });
    await step('still asks for the terms', async () => {
      await expect(placeOrderButton(canvas)).toBeDisabled();
      await userEvent.click(await canvas.findByRole('checkbox', { name: /terms and conditions/ }));
    });
    await step('orders what the summaries say', async () => {
      await userEvent.click(placeOrderButton(canvas));
      await canvas.findByRole('link', { name: 'F-2026-000500' });
      await expect(ordered.mock.calls[0]?.[0]).toMatchObject({
        deliveryOptionId: 2,
        paymentMode: 'bankTransfer',
        shipping: { street: shipping.street, postcode: shipping.postcode },
      });
      await expect(ordered.mock.calls[0]?.[0]).not.toHaveProperty('note');
    });
  },
});

/** The note of the last order goes along only when the buyer says so. */
export const NoteUsedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this note again' }));
    await expect(await canvas.findByRole('button', { name: 'Take the note out' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /terms and conditions/ }));
    await userEvent.click(placeOrderButton(canvas));
    await canvas.findByRole('link', { name: 'F-2026-000500' });
    await expect(ordered.mock.calls[0]?.[0]).toMatchObject({ note: 'Please ring twice' });
  },
});

/** Cold goods cannot go by the last order's Saturday delivery: that section is open, with the reason. */
export const SomethingChanged = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const saturday = { deliveryOptionId: 3, deliveryFee: 14_950 };
    msw.use(
      ...mockShop({
        cart: [{ ...lineOf(mockFiller, false, 1), isColdChain: true }],
        orders: [{ ...last, ...saturday }],
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('opens the section that no longer holds and says why', async () => {
      await expect(
        await canvas.findByText(/Delivery: Items that have to stay cold cannot be delivered/),
      ).toBeVisible();
      await expect(
        await canvas.findByRole('heading', { name: 'Delivery (current step)' }),
      ).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Change Payment' })).toBeVisible();
    });
    await step('has no question once the section is completed', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Next working day/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
      await expect(await canvas.findByRole('button', { name: 'Change Delivery' })).toBeVisible();
      await expect(canvas.queryByText(/Please decide again/)).not.toBeInTheDocument();
    });
  },
});

/** Waits for the last order, so that no section opens and closes again. */
export const Waiting = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the checkout…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  },
});

/** Without the last order the checkout goes step by step. */
export const OrdersNotRead = meta.story({
  beforeEach: ({ msw }) => msw.use(mockFailed(listOrders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /Delivery/ })).toBeVisible();
    await expect(canvas.queryByText(/Filled in from/)).not.toBeInTheDocument();
  },
});

/** A checkout that was begun is never overwritten. */
export const AlreadyBegun = meta.story({
  beforeEach: () => {
    cartDraft.setState({ ownerId: aProfile().id, draft: { deliveryOptionId: 1 } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change Delivery' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Billing (current step)' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Filled in from/)).not.toBeInTheDocument();
  },
});
