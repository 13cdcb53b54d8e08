import { getOrder } from '@formulary/rules/calls/orderCalls';
import { startPayment } from '@formulary/rules/calls/paymentCalls';
import { messages } from '@formulary/rules/problems/messages';
import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import type { Order } from '@formulary/rules/orders/order';
import { aPerson, aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockFiller } from '../../catalogue/mocks/mockCatalogue.ts';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
} from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

/** In the far future, so that the payment stays due with the same time of day in every screenshot. */
const KEPT_UNTIL = new Date('2099-11-12T15:02:00Z');
const due = anOrder({
  paymentMode: 'card',
  heldUntil: KEPT_UNTIL,
  lines: [anOrderLine()],
});
const paid = { paymentStatus: 'Paid', state: 'Processing' } as const;
const cancelled = { paymentStatus: 'Failed', state: 'Cancelled' } as const;
const shopWith = (changes: Partial<Order>) => mockShop({ orders: [{ ...due, ...changes }] });

const meta = preview.meta({
  title: 'Screens/Payment',
  component: ShopAt,
  args: { path: '/payment/31', role: 'practitioner' as const },
  parameters: screenParameters(
    'Where a buyer comes back to from the card provider: what the server knows of the payment, and what can be done (spec 2.14).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...shopWith({}));
    const submit = spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    return () => submit.mockRestore();
  },
});

const submitted = () =>
  (HTMLFormElement.prototype.submit as unknown as ReturnType<typeof spyOn>).mock.contexts.map(
    (form) => form as HTMLFormElement,
  );

const waiting = { level: 1, name: 'We are waiting for the card provider' };

/** The buyer returns before the provider has reported the result. */
export const Waiting = meta.story({
  tags: ['state', 'every-view'],
  beforeEach: ({ msw }) => msw.use(mockCall(getOrder, () => ({ answer: due }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', waiting)).toBeVisible();
  },
});

/** The page updates by itself when the provider reports. */
export const PaidWhileWaiting = meta.story({
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      mockCall(getOrder, () => {
        asked += 1;
        return { answer: asked > 1 ? { ...due, ...paid } : due };
      }),
    );
  },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', waiting)).toBeVisible();
    await step('the provider has reported', async () => {
      const thanks = { level: 1, name: 'Thank you for your order' };
      const heading = await canvas.findByRole('heading', thanks, { timeout: 5_000 });
      await waitFor(() => expect(heading).toHaveFocus());
    });
  },
});

export const Paid = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...shopWith(paid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'F-2026-000031' })).toHaveAttribute(
      'href',
      '/order/31',
    );
  },
});

/** The next step of the order comes first: who signs it. */
export const PaidOnPrescription = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const order = {
      ...due,
      ...paid,
      state: 'Awaiting prescription',
      hasPrescription: true,
    } as const;
    const prescriber = aPerson({ firstName: 'Helen', lastName: 'Marsh' });
    msw.use(...mockShop({ orders: [order], issued: [aPrescription({ prescriber })] }));
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('region', { name: 'What happens next' });
    await expect(next).toHaveTextContent(/Helen Marsh has been asked by email to sign/);
    await expect(next).toHaveTextContent(/Your payment has arrived/);
    const record = await canvas.findByText('Total');
    await expect(next.compareDocumentPosition(record)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** The address is not trusted: an unpaid order does not show as paid. */
export const OpenedByHand = meta.story({
  args: { path: '/payment/31?result=paid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', waiting)).toBeVisible();
  },
});

export const Declined = meta.story({
  args: { path: '/payment/31?result=declined' },
  tags: ['@8.13', 'state'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
    await expect(
      await canvas.findByText('Your card was declined. Nothing was charged.'),
    ).toBeVisible();
    await step('Retry payment posts the order to the provider', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Retry payment' }));
      await waitFor(() => expect(submitted()).toHaveLength(1));
      const [form] = submitted();
      await expect([form?.method, form?.getAttribute('action')]).toEqual([
        'post',
        '/dev/card-payment',
      ]);
      await expect(form?.elements.namedItem('MC_order_pk')).toHaveValue('31');
    });
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...shopWith({ paymentStatus: 'Failed' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/did not go through/)).toBeVisible();
  },
});

/** Nothing is lost: one press fills the cart again. */
export const Expired = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...shopWith(cancelled)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill the cart again' }));
    await expect(await canvas.findByText('Everything is in your cart again')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'View cart' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /cart/i })).toBeVisible();
    const quantity = { name: `Quantity of ${mockFiller.name}` };
    await expect(await canvas.findByRole('textbox', quantity)).toHaveValue('2');
    await canvas.findByRole('button', { name: 'Save as a list' });
  },
});

export const PaidTooLate = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...shopWith({ ...cancelled, paymentStatus: 'Paid' })),
  play: async ({ canvas }) => {
    const sentences = await canvas.findAllByText(/We give the money back/);
    await expect(sentences[0]).toBeVisible();
  },
});

/** The reservation ended between display and press: the server says so. */
export const RetryRefused = meta.story({
  args: { path: '/payment/31?result=declined' },
  beforeEach: ({ msw }) => msw.use(mockRefused(startPayment, 409, 'payment-too-late')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry payment' }));
    await expect(await canvas.findByText(messages['payment-too-late'])).toBeVisible();
    await expectLogged('The payment was not started', messages['payment-too-late']);
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getOrder)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading the order…')).toBeInTheDocument());
  },
});

export const CouldNotLoad = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getOrder)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expectLogged('getOrder', messages['server-error']);
  },
});
