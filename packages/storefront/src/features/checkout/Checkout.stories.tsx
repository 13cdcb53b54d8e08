import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { getCart } from '@formulary/rules/calls/cartCalls';
import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import { createOrder, listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import { listPaymentModes } from '@formulary/rules/calls/paymentCalls';
import { messages } from '@formulary/rules/problems/messages';
import { HttpResponse } from 'msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { lineOf } from '../carts/mocks/lineOf.ts';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
} from '@formulary/storybook-kit/mocks/mockCall';
import { mockFiller, mockNeedles } from '../catalogue/mocks/mockCatalogue.ts';
import { mockShop } from '../../mocks/mockShop.ts';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';
import { cartDraft } from './checkoutDraft.ts';
import { useSession } from '../../lib/session/session.ts';
import { fillInCheckout, findToast, type PlayContext, placeOrderButton } from './fillInCheckout.ts';

const cart = [lineOf(mockFiller, false, 3), lineOf(mockNeedles, false, 2)];

const meta = preview.meta({
  title: 'Screens/Checkout',
  component: ShopAt,
  args: { path: '/checkout' },
  parameters: screenParameters(
    'From the cart to an order, a section at a time: delivery, billing, shipping, payment, note (spec 2.14).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    cartDraft.setState(cartDraft.getInitialState(), true);
    context.msw.use(...mockShop({ cart }));
  },
});

export const Untouched = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /Delivery/ })).toBeVisible();
    await expect(placeOrderButton(canvas)).toBeDisabled();
  },
});

/** Delivery order, from the first section to the order number. */
export const Practitioner = meta.story({
  args: { role: 'practitioner' },
  tags: ['@5.20', '@5.21', 'state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await step('requires a delivery option', async () => {
      await canvas.findByRole('group', { name: /Delivery/ });
      await expect(placeOrderButton(canvas)).toBeDisabled();
      await next();
      await expect(
        (await canvas.findAllByText('Please choose a delivery option')).length,
      ).toBeGreaterThan(1);
    });
    await step('saving delivery opens billing', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Next working day/ }));
      await next();
      await expect(await findToast('Delivery Details Added Successfully')).toBeInTheDocument();
      await expect(await canvas.findByRole('textbox', { name: /First name/ })).toHaveValue('Amara');
    });
    await step('saving billing opens shipping', async () => {
      await next();
      await expect(await findToast('Billing Details Added Successfully')).toBeInTheDocument();
      await expect(
        await canvas.findByRole('checkbox', { name: 'Same as Billing Address' }),
      ).toBeChecked();
    });
    await step('saving shipping opens payment', async () => {
      await next();
      await expect(await findToast('Shipping Details Added Successfully')).toBeInTheDocument();
      await userEvent.click(await canvas.findByRole('radio', { name: /Bank transfer/ }));
      await expect(await canvas.findByRole('textbox', { name: /Payment note/ })).toBeVisible();
    });
    await step('saving payment opens the order note; the terms remain', async () => {
      await next();
      await expect(await findToast('Payment Mode Selected')).toBeInTheDocument();
      await expect(
        await canvas.findByRole('textbox', { name: /Note for the pharmacy/ }),
      ).toBeVisible();
      await expect(placeOrderButton(canvas)).toBeDisabled();
      await userEvent.click(await canvas.findByRole('checkbox', { name: /terms and conditions/ }));
      await expect(placeOrderButton(canvas)).toBeEnabled();
    });
    await step('the order number links to the order', async () => {
      await userEvent.click(placeOrderButton(canvas));
      await expect(await canvas.findByRole('link', { name: 'F-2026-000500' })).toHaveAttribute(
        'href',
        '/order/500',
      );
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
      await expect(await canvas.findByRole('heading', { name: /^Amount to pay/ })).toBeVisible();
    });
  },
});

/** Cold-chain goods refuse Saturday with a reason, also if it was chosen before they were added. */
export const ColdGoods = meta.story({
  args: { role: 'practitioner' },
  tags: ['@9.15', 'state'],
  beforeEach: ({ msw }) => {
    cartDraft.setState({ ownerId: aProfile().id, draft: { deliveryOptionId: 3 } });
    msw.use(...mockShop({ cart: [{ ...lineOf(mockFiller, false, 1), isColdChain: true }] }));
  },
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('button', { name: 'Change Delivery' });
    await expect(await canvas.findByText(messages['saturday-cold-chain'])).toBeVisible();
    await userEvent.click(change);
    const group = await canvas.findByRole('group', { name: /Delivery option/ });
    await expect(group).toHaveAccessibleDescription(/Has to stay cold: /);
    await expect(await canvas.findByRole('radio', { name: /Saturday/ })).toBeDisabled();
    await userEvent.click(await canvas.findByRole('radio', { name: /Next working day/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await waitFor(() =>
      expect(canvas.queryByText(messages['saturday-cold-chain'])).not.toBeInTheDocument(),
    );
  },
});

export const Prescriber = meta.story({
  args: { role: 'prescriber' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /Delivery/ })).toBeVisible();
  },
});

/** Collection needs no address: the section is hidden, and payment follows billing. */
export const Collected = meta.story({
  args: { role: 'practitioner' },
  tags: ['@9.8', 'state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Collection/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await expect(canvas.queryByRole('heading', { name: /^Shipping/ })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('radio', { name: /Bank transfer/ })).toBeVisible();
  },
});

/** Returns how many order requests the browser sent, answered or not. */
function ordersSent(): number {
  const sent = (globalThis.fetch as unknown as ReturnType<typeof spyOn>).mock.calls;
  return sent.filter(
    ([url, init]) =>
      String(url).endsWith(createOrder.path) && (init as RequestInit).method === 'POST',
  ).length;
}

/** Two quick clicks send one request, without relying on the server to detect the second. */
export const ClickedTwice = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => {
    msw.use(mockCall(createOrder, () => ({ answer: anOrder({ number: 'THE-ORDER' }) })));
    const spy = spyOn(globalThis, 'fetch');
    return () => spy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent });
    await userEvent.dblClick(placeOrderButton(canvas));
    await expect(await canvas.findByRole('link', { name: 'THE-ORDER' })).toBeVisible();
    await expect(ordersSent()).toBe(1);
  },
});

/** Paying by card goes straight from the order to the card provider, with the cart empty. */
export const ByCard = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent }) => {
    const submit = spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    await fillInCheckout({ canvas, userEvent }, 'payment');
    const card = await canvas.findByRole('radio', { name: /Card/ });
    await waitFor(() => expect(card).toBeEnabled());
    await userEvent.click(card);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /terms and conditions/ }));
    await userEvent.click(placeOrderButton(canvas));
    const taking = { name: 'We are taking you to the card provider' };
    await expect(await canvas.findByRole('heading', taking)).toBeVisible();
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    submit.mockRestore();
    await expect(await canvas.findByRole('link', { name: /^Cart/ })).not.toHaveAccessibleName(/2/);
  },
});

/** The answer is lost: sending the same order again uses the same idempotency key. */
export const OrderRepeatedAfterLostAnswer = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => {
    const seen: string[] = [];
    msw.use(
      mockCall(createOrder, ({ headers }) => {
        seen.push(headers.get('idempotency-key') ?? 'none');
        if (seen.length === 1) return HttpResponse.error();
        const isSame = seen[0] !== 'none' && seen[0] === seen[1];
        return { answer: anOrder({ number: isSame ? 'SAME-KEY' : 'OTHER-KEY' }) };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent });
    await userEvent.click(placeOrderButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to checkout' }));
    await userEvent.click(placeOrderButton(canvas));
    await expect(await canvas.findByRole('link', { name: 'SAME-KEY' })).toBeVisible();
  },
});

/** The order conflicts with a change: the screen says what changed and keeps all input. */
export const OrderChangedMeanwhile = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(createOrder, 409, 'order-changed', {
        '3013-false': 'Hypodermic needles: the price is £21.60 now, not £20.28',
      }),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await fillInCheckout({ canvas, userEvent });
    await userEvent.click(placeOrderButton(canvas));
    await expect(await canvas.findByText(/the price is £21.60 now/)).toBeVisible();
    await expect(document.activeElement).toHaveTextContent(/the price is £21.60 now/);
    await step('all input is kept', async () => {
      await expect(await canvas.findByRole('checkbox', { name: /terms/ })).toBeChecked();
      await waitFor(() => expect(placeOrderButton(canvas)).toBeEnabled());
    });
  },
});

export const OrderFailed = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.13', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(createOrder)),
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent });
    await userEvent.click(placeOrderButton(canvas));
    const oops = await canvas.findByRole('heading', { name: 'Oops!' });
    await expect(oops).toBeVisible();
    await expect(oops).toHaveFocus();
  },
});

/** Back from the error page, with all input kept. */
export const BackFromFailedOrder = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(createOrder)),
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent });
    await userEvent.click(placeOrderButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to checkout' }));
    await expect(await canvas.findByRole('checkbox', { name: /terms/ })).toBeChecked();
  },
});

/** Typed input survives a session that expires midway. */
export const SessionEnds = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Next working day/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    const city = () => canvas.findByRole('textbox', { name: /City/ });
    await userEvent.clear(await city());
    await userEvent.type(await city(), 'Bristol');
    await step('the session ends', async () => {
      useSession.getState().drop();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    });
    await step('the input is restored after signing in again', async () => {
      await signInAgain({ canvas, userEvent });
      await userEvent.click(await canvas.findByRole('link', { name: /^Cart/ }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Proceed to Checkout' }));
      await expect(await city()).toHaveValue('Bristol');
    });
  },
});

async function signInAgain({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'a@formulary.test');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await canvas.findByRole('heading', { name: 'Shop by category' });
}

export const BillingRefused = meta.story({
  args: { role: 'practitioner' },
  tags: ['@5.11', 'state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(updateProfile, 400, 'invalid-request', { user_postcode: 'Please add postcode' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Next working day/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Postcode/ }), '{Backspace}J');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    const postcode = await canvas.findByRole('textbox', { name: /Postcode/ });
    await waitFor(() => expect(postcode).toBeInvalid());
    await expect(postcode).toHaveValue('WC1R 4RJ');
  },
});

export const RunOutSince = meta.story({
  args: { role: 'practitioner' },
  tags: ['@5.21', 'state'],
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ cart: [{ ...lineOf(mockNeedles, false, 8), inStock: 9 }] })),
  play: async ({ canvas, userEvent }) => {
    await fillInCheckout({ canvas, userEvent });
    await expect(placeOrderButton(canvas)).toBeDisabled();
    await expect(
      canvas.getAllByText('Some cart items are out of stock now. Please update your cart').length,
    ).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeliveryOptions)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading the checkout…')).toBeInTheDocument());
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(...mockShop()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no items in the cart.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.12', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getCart)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expectLogged('getCart', messages['server-error']);
  },
});

/** Bank transfer stays available; a retry reads whether cards are. */
export const PaymentModesFailed = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listPaymentModes)),
  play: async ({ canvas, userEvent, msw }) => {
    await fillInCheckout({ canvas, userEvent }, 'payment');
    await expect(await canvas.findByRole('radio', { name: /Bank transfer/ })).toBeEnabled();
    await expect(await canvas.findByText('We could not load the ways to pay.')).toBeVisible();
    msw.use(mockCall(listPaymentModes, () => ({ answer: ['bankTransfer', 'card'] as const })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /card/i })).toBeEnabled());
  },
});

/** A retry loads the checkout. */
export const TriedAgain = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getCart)),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Checkout' });
    const again = await canvas.findByRole('button', { name: 'Try again' });
    // The header has read the cart already; other reads of the checkout may be pending.
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    msw.use(...mockShop({ cart }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('group', { name: /Delivery/ })).toBeVisible();
  },
});
