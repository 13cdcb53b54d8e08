import { anOrder, anOrderInvoice, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { aPrescription, aPerson } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { buyAgain, getInvoicePdf, getOrder } from '@formulary/rules/calls/orderCalls';
import { getOrderTimeline } from '@formulary/rules/calls/orderTimelineCalls';
import { aTimeline } from '@formulary/rules/prescriptions/fixtures/aTimeline';
import { messages } from '@formulary/rules/problems/messages';
import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { partedDoses } from '@formulary/storybook-kit/plays/partedDoses';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
} from '@formulary/storybook-kit/mocks/mockCall';
import { mockShop } from '../../../mocks/mockShop.ts';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const orders = [anOrder({ lines: [anOrderLine()] })];

const meta = preview.meta({
  title: 'Screens/Order',
  component: ShopAt,
  args: { path: '/order/31' },
  parameters: screenParameters(
    'One order with everything in it, to be read and to be printed (spec 2.17).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ orders }));
  },
});

export const Practitioner = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.17', 'state', 'every-view'],
  play: async ({ canvas, step }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Order F-2026-000031' }),
    ).toBeVisible();
    const table = await canvas.findByRole('table');
    await step('the table has every column', async () => {
      const headings = within(table).getAllByRole('columnheader');
      await expect(headings.map(({ textContent }) => textContent)).toEqual([
        'Image',
        'Name',
        'Price',
        'Quantity',
        'SubTotal',
        'VAT',
        'Promotions',
      ]);
    });
    await expect(table).toHaveTextContent('24 mg/ml');
    await expect(partedDoses(table.querySelector('tbody')!)).toEqual([]);
    await step('the totals match to the penny', async () => {
      const totals = table.querySelector('tfoot') ?? table.parentElement ?? table;
      await expect(totals).toHaveTextContent(/Sub Total\s*£140\.40/);
      await expect(totals).toHaveTextContent(/Next working day delivery, including VAT\s*£7\.95/);
      await expect(totals).toHaveTextContent(/Total\s*£148\.35/);
    });
    await expect(await canvas.findByRole('region', { name: 'What has happened' })).toBeVisible();
  },
});

/** One press adds the order to the cart again and names what has changed; a second changes nothing. */
export const BuysAgain = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent, step }) => {
    const press = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Buy again' }));
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'In your cart again' });
    await expect(dialog).toHaveTextContent('It is as it was ordered.');
    await step('a second press says it is in the cart already', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
      await press();
      const said = await screen.findByText('Your cart had 2 of these already');
      await waitFor(() => expect(said).toBeVisible());
    });
    await step('the cart has it once', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'View cart' }));
      const quantity = await canvas.findByRole('textbox', { name: /^Quantity of Hyaluronic/ });
      await expect(quantity).toHaveValue('2');
    });
  },
});

/** One line of the order, now dearer and short of stock. */
/** An order is saved as a list named after it; the buyer can change the name. */
export const SavedAsAList = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as a list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a list' }));
    const name = await dialog.findByRole('textbox', { name: /^Name of the list/ });
    await expect(name).toHaveValue('Order F-2026-000031');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Added to Order F-2026-000031')).toBeVisible());
  },
});

export const BuysALineAgain = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const lines = [
      anOrderLine({ unitPrice: 50_000, quantity: 9_999 }),
      anOrderLine({ productId: 99 }),
    ];
    msw.use(...mockShop({ orders: [anOrder({ lines })] }));
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Buy again Hyaluronic/ });
    await userEvent.click(first!);
    const dialog = await screen.findByRole('dialog', {
      name: 'In your cart, but not all as it was',
    });
    await expect(dialog).toHaveTextContent('The price is £58.50 now, not £50.00');
    await expect(dialog).toHaveTextContent(/Only \d+ of 9999 packs could go into your cart/);
    await expect(dialog).not.toHaveTextContent('This product is not available');
  },
});

export const NotBoughtAgain = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(buyAgain, 503, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your cart was not changed' });
    await expect(dialog).toHaveTextContent(messages.unavailable);
    await expectLogged('The order was not put into the cart again', messages.unavailable);
  },
});

export const Prescriber = meta.story({
  args: { role: 'prescriber' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /F-2026/ })).toBeVisible();
  },
});

/** The history shows who did what with the order and its prescriptions, oldest first, with links. */
export const WithItsHistory = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockCall(getOrderTimeline, () => ({ answer: aTimeline() }))),
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('region', { name: 'What has happened' }));
    const steps = history.getAllByRole('listitem');
    await expect(steps).toHaveLength(aTimeline().length);
    await expect(steps[0]).toHaveTextContent(/^Ordered/);
    await expect(steps.at(-1)).toHaveTextContent(/^Dispatched/);
    await expect(history.getAllByRole('link', { name: 'Prescription 51' })[0]).toHaveAttribute(
      'href',
      '/prescription/51',
    );
  },
});

/** The order shows without its failed history. */
export const HistoryFailed = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getOrderTimeline)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(
      await canvas.findByText('We could not load what has happened to this order.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expectLogged('getOrderTimeline', messages['server-error']);
    msw.use(mockCall(getOrderTimeline, () => ({ answer: aTimeline() })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'What has happened' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockLoading(getOrder)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Loading the order/)).toBeInTheDocument());
  },
});

/** An unknown order redirects to the list. */
export const UnknownOrder = meta.story({
  args: { role: 'practitioner', path: '/order/999' },
  tags: ['@2.17', 'state'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your orders' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^View Order/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.12', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getOrder)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expectLogged('getOrder', messages['server-error']);
  },
});

/** A retry loads it. */
export const TriedAgain = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getOrder)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...mockShop({ orders }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

/** The next step comes first: pay by card while the order is reserved. */
export const CardDue = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => {
    // In the far future, so that it stays due with the same time of day in every screenshot.
    const heldUntil = new Date('2099-11-12T15:02:00Z');
    const order = anOrder({ paymentMode: 'card', heldUntil, lines: [anOrderLine()] });
    msw.use(...mockShop({ orders: [order] }));
  },
  play: async ({ canvas }) => {
    const due = await canvas.findByRole('region', { name: 'Amount to pay £148.35' });
    await expect(within(due).getByRole('button', { name: 'Pay by card' })).toBeEnabled();
    const table = await canvas.findByRole('table');
    await expect(due.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(await canvas.findByRole('region', { name: 'What has happened' })).toBeVisible();
  },
});

/** A transfer of the old amount has arrived, from before a prescriber's change: shows what is left to pay, and why. */
export const PartPaid = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => {
    const line = anOrderLine();
    const change = { amountBefore: 101_550, lines: [{ name: line.name, before: 2, now: 3 }] };
    const order = anOrder({ partPaid: 101_550, change, lines: [line] });
    msw.use(...mockShop({ orders: [order] }));
  },
  play: async ({ canvas }) => {
    const due = within(await canvas.findByRole('region', { name: 'Amount to pay £46.80' }));
    await expect(await due.findByText(/^£101.55 of £148.35 has arrived/)).toBeVisible();
    await expect(await due.findByText(/the total was £101.55, and is £148.35/)).toBeVisible();
    await expect(await due.findByRole('listitem')).toHaveTextContent('2 packs before, 3 now');
  },
});

/** Paid: shows who must sign. */
export const AwaitingSignature = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const waits = { paymentStatus: 'Paid', state: 'Awaiting prescription' } as const;
    const signBy = new Date('2026-11-26T14:32:00Z');
    const order = anOrder({ ...waits, hasPrescription: true, signBy, lines: [anOrderLine()] });
    const prescriber = aPerson({ firstName: 'Helen', lastName: 'Marsh' });
    msw.use(...mockShop({ orders: [order], issued: [aPrescription({ prescriber })] }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /Helen Marsh has been asked by email to sign\. .* unsigned lapses on 26\/11\/2026\./,
      ),
    ).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'What has happened' })).toBeVisible();
  },
});

/** Paid: shows the VAT invoice for download. */
export const Invoiced = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    const paid = { paymentStatus: 'Paid', state: 'Processing' } as const;
    const invoices = [anOrderInvoice()];
    msw.use(...mockShop({ orders: [anOrder({ ...paid, invoices, lines: [anOrderLine()] })] }));
    msw.use(
      http.get(
        getInvoicePdf.path,
        () =>
          new HttpResponse(new Uint8Array(9), { headers: { 'content-type': 'application/pdf' } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const region = within(await canvas.findByRole('region', { name: 'VAT invoice' }));
    await userEvent.click(region.getByRole('button', { name: 'Download PDF of INV-000012' }));
    await waitFor(() => expect(saved).toEqual(['INV-000012.pdf']));
    await expect(await canvas.findByRole('region', { name: 'What has happened' })).toBeVisible();
  },
});

/** The PDF fails to load: it can be retried in place. */
export const InvoiceFailed = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    const paid = { paymentStatus: 'Paid', state: 'Processing' } as const;
    const invoices = [anOrderInvoice()];
    msw.use(...mockShop({ orders: [anOrder({ ...paid, invoices, lines: [anOrderLine()] })] }));
    msw.use(mockRefused(getInvoicePdf, 503, 'unavailable'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Download PDF/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(transportMessages.unavailable);
    await expect(await canvas.findByRole('button', { name: /^Download PDF/ })).toBeEnabled();
  },
});

export const CancelledOrder = meta.story({
  args: { role: 'practitioner' },
  tags: ['state'],
  beforeEach: ({ msw }) => {
    const gone = { paymentStatus: 'Failed', state: 'Cancelled' } as const;
    msw.use(...mockShop({ orders: [anOrder({ ...gone, lines: [anOrderLine()] })] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill the cart again' }));
    await expect(await canvas.findByRole('link', { name: 'View cart' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'What has happened' })).toBeVisible();
  },
});
