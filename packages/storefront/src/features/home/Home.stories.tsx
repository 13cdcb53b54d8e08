import { addCartLines } from '@formulary/rules/calls/cartCalls';
import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { getUsualOrder } from '@formulary/rules/calls/listCalls';
import { messages } from '@formulary/rules/problems/messages';
import { countWaiting, listBoughtOffers, listOrders } from '@formulary/rules/calls/orderCalls';
import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { aPrescriberLink } from '@formulary/rules/partners/fixtures/aPrescriberLink';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { mockFiller } from '../catalogue/mocks/mockCatalogue.ts';
import { mockShop } from '../../mocks/mockShop.ts';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Home',
  component: ShopAt,
  args: { path: '/' },
  parameters: screenParameters(
    'The door of the shop: seven slides, a welcome and the categories (spec 2.8).',
  ),
  beforeEach: enterShop,
  // The slide controls load after the first slide shows.
  afterEach: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next slide' })).toBeVisible();
  },
});

export const Visitor = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Login to see prices' })).toBeVisible();
  },
});

const orders = [
  anOrder({ id: 33, number: 'F-2026-000033', lines: [anOrderLine({ productId: mockFiller.id })] }),
  anOrder({ id: 32, number: 'F-2026-000032', state: 'Dispatched', paymentStatus: 'Paid' }),
  anOrder({ id: 31, state: 'Delivered', paymentStatus: 'Paid', hasPrescription: true }),
  anOrder({ id: 30, number: 'F-2026-000030', state: 'Delivered', paymentStatus: 'Paid' }),
];
const issued = [aPrescription(), aPrescription({ id: 302 })];
const counted = fn();
const WELCOME = 'Everything your practice needs, from one pharmacy';
const headingsOf = async (canvas: ReturnType<typeof within>) => {
  const main = within(await canvas.findByRole('main'));
  const headings = await main.findAllByRole('heading');
  return headings.filter(({ localName }) => localName !== 'h3').map((each) => each.textContent);
};
const noneOnTheWay = { count: 0, onlyId: undefined };

export const Practitioner = meta.story({
  tags: ['state', 'every-view'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockShop({
        orders,
        issued,
        partners: { prescribers: [aPrescriberLink({ status: 'pending' })] },
      }),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await step('the pending tasks link to their pages', async () => {
      await canvas.findByRole('link', { name: '1 order to pay' });
      const waits = within(await canvas.findByRole('region', { name: 'What waits for you' }));
      const links = waits.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links).toEqual([
        '/order/33',
        '/prescriptions?signStatus=0',
        '/prescribers',
        '/order/32',
      ]);
      await expect(waits.getByText(/2 prescriptions waiting for a signature/)).toBeVisible();
      await expect(waits.getByText(/^Order (within|by) .* for delivery/)).toBeVisible();
    });
    await step('the last three orders show, with all orders and Buy again', async () => {
      const last = within(await canvas.findByRole('region', { name: 'Your last orders' }));
      await expect(await last.findAllByRole('listitem')).toHaveLength(3);
      await expect(last.getByRole('link', { name: 'All orders' })).toBeVisible();
      await userEvent.click(last.getByRole('button', { name: /^Buy again .*F-2026-000033/ }));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    });
    await step('the usual order shows', async () => {
      const usual = within(await canvas.findByRole('region', { name: 'Your usual order' }));
      await expect(usual.getByRole('link', { name: mockFiller.name })).toBeVisible();
      await expect(usual.getByRole('button', { name: 'Add all to cart' })).toBeVisible();
      await expect(usual.getByText(/^Made from what you order most/)).toBeVisible();
      await expect(usual.getByRole('link', { name: 'Change it' })).toHaveAttribute(
        'href',
        '/list/usual',
      );
    });
    await step('offers on bought products show', async () => {
      const offers = await canvas.findByRole('region', { name: 'Offers in what you buy' });
      await expect(within(offers).getByRole('link', { name: mockFiller.name })).toBeVisible();
    });
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
    await expect(canvas.queryByText('Login to see prices')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'My Prescribers' })).toBeVisible();
    await step('welcome and slides are last', async () => {
      await expect(await headingsOf(canvas)).toEqual([
        'Home',
        'What waits for you',
        'Your usual order',
        'Your last orders',
        'Offers in what you buy',
        'Shop by category',
        WELCOME,
      ]);
    });
  },
});

export const Prescriber = meta.story({
  tags: ['state'],
  args: { role: 'prescriber' },
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ orders: orders.slice(3), issued, profile: { isPrescriber: true } })),
  play: async ({ canvas }) => {
    const toSign = await canvas.findByRole('link', { name: '2 prescriptions to sign' });
    await expect(toSign).toHaveAttribute('href', '/prescriptions?signStatus=0');
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'My Practitioners' })).toBeVisible();
  },
});

/** A new buyer sees how to begin, no pending tasks, and the welcome before the categories. */
export const NewBuyer = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits for you')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'How to begin' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'add a prescriber' })).toBeVisible();
    await expect(await headingsOf(canvas)).toEqual([
      'What waits for you',
      'How to begin',
      WELCOME,
      'Shop by category',
    ]);
  },
});

/** Without the profile it is unknown who signs: the text fits both roles. */
export const NewBuyerOfUnknownRole = meta.story({
  tags: ['!autodocs'],
  args: { role: 'prescriber' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getProfile)),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('region', { name: 'How to begin' }));
    await expect(
      await steps.findByText('At checkout, name the patient of what is on prescription.'),
    ).toBeVisible();
    await expect(steps.queryByRole('link', { name: 'add a prescriber' })).toBeNull();
  },
});

/** The buyer's part reserves its space while it loads, so that nothing below moves. */
export const BuyersLoading = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockLoading(countWaiting),
      mockLoading(listOrders),
      mockLoading(getUsualOrder),
      mockLoading(listBoughtOffers),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading what waits…')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('Loading your orders…')).toBeInTheDocument());
  },
});

/** Everything waits for the last orders, so that nothing moves. */
export const BuyersOrdersLoading = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => {
    counted.mockClear();
    msw.use(
      mockCall(countWaiting, () => {
        counted();
        const ofOrders = { toPay: { count: 2, onlyId: undefined }, onTheWay: noneOnTheWay };
        return {
          answer: {
            toSign: 0,
            awaitingSignature: 0,
            toCorrect: 0,
            toAnswer: 0,
            awaitingAnswer: 0,
            ...ofOrders,
          },
        };
      }),
      mockLoading(listOrders),
      ...mockShop({ orders, issued }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(counted).toHaveBeenCalled());
    await waitFor(() => expect(canvas.getByText('Loading what waits…')).toBeInTheDocument());
    await expect(canvas.queryByRole('link', { name: '2 orders to pay' })).not.toBeInTheDocument();
  },
});

/** Each part fails and is retried on its own. */
export const BuyersFailed = meta.story({
  tags: ['state', '@8.12'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailed(countWaiting),
      mockFailed(listOrders),
      mockFailed(getUsualOrder),
      mockFailed(listBoughtOffers),
    ),
  play: async ({ canvas }) => {
    for (const what of ['what waits', 'your orders', 'your usual order', 'the offers'])
      await expect(await canvas.findByText(`We could not load ${what}.`)).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(4);
    await expect(await canvas.findByText(/^Order (within|by) .* for delivery/)).toBeVisible();
    await expectLogged('countWaiting', messages['server-error']);
  },
});

export const BuyersTriedAgain = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(countWaiting)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...mockShop({ orders }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('link', { name: '1 order to pay' })).toBeVisible();
  },
});

/** One press adds the whole usual order to the cart. */
export const UsualOrderAdded = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(...mockShop({ orders })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all to cart' }));
    await expect(await canvas.findByText('1 product is in your cart')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See your cart' })).toBeVisible();
  },
});

/** An offer goes into the cart from its card. */
export const OfferAdded = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(...mockShop({ orders })),
  play: async ({ canvas, userEvent }) => {
    const offers = within(await canvas.findByRole('region', { name: 'Offers in what you buy' }));
    const option = await offers.findByRole('combobox', { name: /^Purchase option/ });
    await userEvent.selectOptions(option, '0');
    await userEvent.click(await offers.findByRole('button', { name: /^Add / }));
    await expect(await canvas.findByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  },
});

/** On failure the cart stays as it was, and the button can be pressed again. */
export const UsualOrderNotAdded = meta.story({
  tags: ['!autodocs'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(addCartLines), ...mockShop({ orders })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all to cart' }));
    await expect(await canvas.findByText('Your usual order is not in your cart')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add all to cart' })).toBeEnabled();
  },
});

/** A visitor's home has no buyer's part and requests nothing for it. */
export const NothingForVisitors = meta.story({
  tags: ['!autodocs', '@6.1'],
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Categories' });
    await expect(canvas.queryByText('What waits for you')).not.toBeInTheDocument();
  },
});

/** Exact delivery promises of the slides. */
export const DeliveryPromises = meta.story({
  tags: ['!autodocs', '@9.15'],
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next slide' })).toBeVisible();
    const slides = await canvas.findByRole('region', { name: 'What the pharmacy does' });
    for (const promise of [
      'Order by 3pm for the next day',
      'Monday to Friday. Saturday delivery has an extra charge.',
      'Cold-chain orders placed on a Friday go out on Monday',
    ])
      await expect(slides).toHaveTextContent(promise);
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockLoading(listCategories)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading categories…')).toBeInTheDocument());
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockCall(listCategories, () => ({ answer: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no categories yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state', '@8.10'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockFailed(listCategories)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expectLogged('listCategories', messages['server-error']);
  },
});
