import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../mocks/enterShop.ts';
import { lineOf } from '../carts/mocks/lineOf.ts';
import { mockCall, mockFailed, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { mockNeedles } from '../catalogue/mocks/mockCatalogue.ts';
import { mockShop } from '../../mocks/mockShop.ts';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';
import { cartDraft } from './checkoutDraft.ts';
import {
  fillInCheckout,
  fillInDelivered,
  type PlayContext,
  placeOrderButton,
} from './fillInCheckout.ts';

/** Called with the contents of each order. */
const ordered = fn<(order: OrderRequest['order']) => void>();

const meta = preview.meta({
  title: 'Screens/Checkout/Unsaved fields',
  component: ShopAt,
  args: { path: '/checkout', role: 'practitioner' as const },
  parameters: screenParameters(
    'Place Order takes along what stands in a field, whether its own button was pressed or not.',
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
      ...mockShop({ cart: [lineOf(mockNeedles, false, 2)] }),
    );
  },
});

async function placeAndRead({ canvas, userEvent }: PlayContext) {
  await userEvent.click(placeOrderButton(canvas));
  await canvas.findByRole('link', { name: 'F-2026-000500' });
  await expect(ordered).toHaveBeenCalledOnce();
  return ordered.mock.calls[0]?.[0];
}

const change = ({ canvas, userEvent }: PlayContext, section: string) =>
  userEvent.click(canvas.getByRole('button', { name: `Change ${section}` }));

export const OrderNote = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent });
    const note = await canvas.findByRole('textbox', { name: /Note for the pharmacy/ });
    await userEvent.type(note, 'Leave at reception');
    const order = await placeAndRead({ canvas, userEvent });
    await expect(order?.note).toBe('Leave at reception');
  },
});

/** The buyer goes back to another section: the hidden, unsaved note is still sent. */
export const OrderNoteOutOfSight = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent });
    const note = await canvas.findByRole('textbox', { name: /Note for the pharmacy/ });
    await userEvent.type(note, 'Leave at reception');
    await change({ canvas, userEvent }, 'Delivery');
    const order = await placeAndRead({ canvas, userEvent });
    await expect(order?.note).toBe('Leave at reception');
  },
});

/** In the last section, payment, the unsaved choice and note are sent. */
export const PaymentAndItsNote = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent }, 'payment');
    await userEvent.click(await canvas.findByRole('radio', { name: /Bank transfer/ }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Payment note/ }),
      'Ref CLINIC-7',
    );
    await userEvent.click(await canvas.findByRole('checkbox', { name: /terms and conditions/ }));
    const order = await placeAndRead({ canvas, userEvent });
    await expect(order).toMatchObject({
      paymentMode: 'bankTransfer',
      paymentNote: 'Ref CLINIC-7',
    });
  },
});

/** Payment and note are unsaved, in a section that was closed and reopened. */
export const PaymentOutOfSight = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent }, 'payment');
    await userEvent.click(await canvas.findByRole('radio', { name: /Bank transfer/ }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Payment note/ }),
      'Ref CLINIC-7',
    );
    await change({ canvas, userEvent }, 'Billing');
    await change({ canvas, userEvent }, 'Payment');
    await expect(await canvas.findByRole('textbox', { name: /Payment note/ })).toHaveValue(
      'Ref CLINIC-7',
    );
    await userEvent.click(await canvas.findByRole('checkbox', { name: /terms and conditions/ }));
    const order = await placeAndRead({ canvas, userEvent });
    await expect(order?.paymentNote).toBe('Ref CLINIC-7');
  },
});

/**
 * Collection becomes delivery while payment is chosen but unsaved: it can still be saved, and shipping opens after it.
 */
export const PaymentBeforeShipping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    const shipping = () => canvas.findByRole('checkbox', { name: 'Same as Billing Address' });
    await fillInCheckout({ canvas, userEvent }, 'payment');
    await userEvent.click(await canvas.findByRole('radio', { name: /Bank transfer/ }));
    await change({ canvas, userEvent }, 'Delivery');
    await userEvent.click(await canvas.findByRole('radio', { name: /Next working day/ }));
    await next();
    await shipping();
    await change({ canvas, userEvent }, 'Payment');
    await next();
    await shipping();
    await next();
    await canvas.findByRole('textbox', { name: /Note for the pharmacy/ });
  },
});

/** The summary shows the fee of the unsaved choice, and that option is sent. */
export const DeliveryOption = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillInDelivered({ canvas, userEvent });
    await change({ canvas, userEvent }, 'Delivery');
    await userEvent.click(canvas.getByRole('radio', { name: /Saturday/ }));
    const summary = within(await canvas.findByRole('region', { name: 'Order summary' }));
    await expect(summary.getByText('Saturday delivery')).toBeVisible();
    const order = await placeAndRead({ canvas, userEvent });
    await expect(order).toMatchObject({ deliveryOptionId: 3, shownDeliveryFee: 14_950 });
  },
});

export const ShippingAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillInDelivered({ canvas, userEvent });
    await change({ canvas, userEvent }, 'Shipping');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Same as Billing Address' }));
    for (const [name, words] of [
      ['Name on the parcel', 'Clinic'],
      ['Contact number', '01134960'],
      ['Address', '3 Lane'],
      ['City', 'Leeds'],
      ['Postcode', 'ls15ps'],
    ] as const)
      await userEvent.type(await canvas.findByRole('textbox', { name }), words);
    const order = await placeAndRead({ canvas, userEvent });
    await expect(order).toMatchObject({
      shipping: {
        name: 'Clinic',
        street: '3 Lane',
        postcode: 'LS1 5PS',
      },
    });
  },
});

/** A shipping address is required but empty: the order does not silently use the old address. */
export const ShippingIncomplete = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await fillInDelivered({ canvas, userEvent });
    await change({ canvas, userEvent }, 'Shipping');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Same as Billing Address' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), 'Leeds');
    await change({ canvas, userEvent }, 'Delivery');
    await step('Place Order names the section, opens it, and focuses the field', async () => {
      await userEvent.click(placeOrderButton(canvas));
      const name = await canvas.findByRole('textbox', { name: 'Name on the parcel' });
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toBeInvalid();
      await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
      await expect(
        await canvas.findByText('Please check Shipping: something there needs correcting'),
      ).toBeVisible();
    });
    await step('a second press shows it again and places nothing', async () => {
      await userEvent.click(placeOrderButton(canvas));
      const name = await canvas.findByRole('textbox', { name: 'Name on the parcel' });
      await waitFor(() => expect(name).toHaveFocus());
      await expect(ordered).not.toHaveBeenCalled();
    });
    await step('the corrected order is placed', async () => {
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: 'Same as Billing Address' }),
      );
      const order = await placeAndRead({ canvas, userEvent });
      await expect(order?.shipping?.city).toBe('London');
    });
  },
});

/** Billing is saved to the profile before the order is placed; the parcel goes to the billing address. */
export const BillingDetails = meta.story({
  beforeEach: ({ msw }) => {
    let saved = aProfile();
    msw.use(
      // The server drops an empty company.
      mockCall(updateProfile, ({ body: { countryCode: _code, company: _none, ...details } }) => {
        saved = { ...saved, ...details };
        return { answer: saved };
      }),
      mockCall(createOrder, ({ body }) => {
        ordered(body.order);
        return { answer: anOrder({ number: `F-2026-000500 of ${saved.city}` }) };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillInDelivered({ canvas, userEvent });
    await change({ canvas, userEvent }, 'Billing');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'City' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), 'Bristol');
    await userEvent.click(placeOrderButton(canvas));
    await canvas.findByRole('link', { name: 'F-2026-000500 of Bristol' });
    await expect(ordered.mock.calls[0]?.[0].shipping?.city).toBe('Bristol');
  },
});

/** The server refuses the billing details: no order is placed with the old ones. */
export const BillingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(updateProfile, 400, 'invalid-request', { user_postcode: 'Please add postcode' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fillInDelivered({ canvas, userEvent });
    await change({ canvas, userEvent }, 'Billing');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), '{Backspace}J');
    await change({ canvas, userEvent }, 'Delivery');
    await userEvent.click(placeOrderButton(canvas));
    const postcode = await canvas.findByRole('textbox', { name: 'Postcode' });
    await waitFor(() => expect(postcode).toBeInvalid());
    await expect(postcode).toHaveValue('WC1R 4RJ');
    await expect(ordered).not.toHaveBeenCalled();
  },
});

/** Two quick clicks place one order, with the typed values. */
export const ClickedTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent });
    const note = await canvas.findByRole('textbox', { name: /Note for the pharmacy/ });
    await userEvent.type(note, 'Leave at reception');
    await userEvent.dblClick(placeOrderButton(canvas));
    await canvas.findByRole('link', { name: 'F-2026-000500' });
    await expect(ordered.mock.calls.map(([{ note: sent }]) => sent)).toEqual([
      'Leave at reception',
    ]);
  },
});

/** The order fails; back at the checkout the note is kept and sent with the next attempt. */
export const BackFromFailedOrder = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailed(createOrder));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await fillInCheckout({ canvas, userEvent });
    const note = () => canvas.findByRole('textbox', { name: /Note for the pharmacy/ });
    await userEvent.type(await note(), 'Leave at reception');
    await userEvent.click(placeOrderButton(canvas));
    const back = await canvas.findByRole('button', { name: 'Back to checkout' });
    msw.use(
      mockCall(createOrder, ({ body }) => {
        ordered(body.order);
        return { answer: anOrder({ number: 'F-2026-000500' }) };
      }),
    );
    await userEvent.click(back);
    await expect(await note()).toHaveValue('Leave at reception');
    const order = await placeAndRead({ canvas, userEvent });
    await expect(order?.note).toBe('Leave at reception');
  },
});
