import { clearCart, getCart, updateCartLine } from '@formulary/rules/calls/cartCalls';
import { commonNotices } from '@formulary/rules/problems/commonNotices';
import { messages } from '@formulary/rules/problems/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import { partedDoses } from '@formulary/storybook-kit/plays/partedDoses';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { lineOf } from './mocks/lineOf.ts';
import { mockFailed, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { mockFiller, mockNeedles, mockToxin } from '../catalogue/mocks/mockCatalogue.ts';
import { mockShop } from '../../mocks/mockShop.ts';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';

const cart = [
  lineOf(mockFiller, false, 3),
  lineOf(mockToxin, true, 1),
  lineOf(mockNeedles, false, 2),
];

const meta = preview.meta({
  title: 'Screens/Cart',
  component: ShopAt,
  args: { path: '/cart' },
  parameters: screenParameters(
    'What is about to be ordered: lines to change and to take out, and what they come to (spec 2.12).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ cart }));
  },
});

export const Practitioner = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.12', 'state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    const table = await canvas.findByRole('table', { name: 'Your cart' });
    await step('the table has every column in order', async () => {
      const headings = within(table).getAllByRole('columnheader');
      await expect(headings.map(({ textContent }) => textContent)).toEqual([
        'Action',
        'Image',
        'Name',
        'Type',
        'Price',
        'Quantity',
        'Subtotal',
        'VAT',
        'Total',
      ]);
    });
    await step('shows types and totals', async () => {
      await expect(within(table).getByText('PRESCRIPTION')).toBeVisible();
      await expect(within(table).getAllByText('NON-PRESCRIPTION')).toHaveLength(2);
      const summary = within(await canvas.findByRole('region', { name: 'Cart summary' }));
      await expect(summary.getByText('£25.50')).toBeVisible();
      await expect(summary.getByText('£33.38')).toBeVisible();
      await expect(summary.getByText('£279.28')).toBeVisible();
    });
    await step('no number wraps away from its unit', async () => {
      await expect(table).toHaveTextContent('24 mg/ml');
      await expect(partedDoses(table)).toEqual([]);
    });
    await step('links to other pages', async () => {
      await expect(await canvas.findByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
        'href',
        '/categories',
      );
    });
    await step('a new quantity shows at once and is sent', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: /^Increase .*Hypodermic needles 30G/ }),
      );
      await expect(await canvas.findByText('£289.42')).toBeVisible();
      await waitFor(() => expect(screen.getByText('Product Updated in Cart')).toBeInTheDocument());
    });
    await canvas.findByRole('button', { name: 'Save as a list' });
    await step('no line has run out, so nothing warns', async () => {
      await expect(screen.queryByText(commonNotices.cartOutOfStock)).toBeNull();
    });
  },
});

/** The cart shows how many prescriptions it needs before the checkout, and updates with it. */
export const OnPrescription = meta.story({
  args: { role: 'practitioner' },
  tags: ['@5.24', 'state'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockShop({
        cart: [
          { ...lineOf(mockToxin, true, 4), prescriptionLimit: 2 },
          { ...lineOf(mockFiller, true, 3), prescriptionLimit: 1 },
        ],
      }),
    ),
  play: async ({ canvas, userEvent, step }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Cart summary' }));
    await step('seven packs under two limits need three prescriptions', async () => {
      await expect(
        await summary.findByText('These 7 packs need at least 3 prescriptions.'),
      ).toBeVisible();
      await expect(summary.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
    });
    await step('one more pack with a limit of one needs another', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Increase .*filler/ }));
      await expect(
        await summary.findByText('These 8 packs need at least 4 prescriptions.'),
      ).toBeVisible();
    });
    await canvas.findByRole('button', { name: 'Save as a list' });
  },
});

/** Without a linked prescriber, the cart says so before the checkout, with a link to add one. */
export const NobodySigns = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ cart: [lineOf(mockToxin, true, 1)], prescribers: [] })),
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Cart summary' }));
    await expect(await summary.findByText(/No prescriber has accepted you yet/)).toBeVisible();
    await expect(summary.getByRole('link', { name: 'Add a prescriber' })).toHaveAttribute(
      'href',
      '/prescribers/add',
    );
  },
});

export const Prescriber = meta.story({
  args: { role: 'prescriber' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Your cart' })).toBeVisible();
  },
});

export const DeletesAndBringsBack = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.12', '@4.4'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('table', { name: 'Your cart' });
    const remove = () => canvas.queryByRole('button', { name: /^Remove .*needles 30G/ });
    await step('the line disappears at once', async () => {
      await userEvent.click(remove()!);
      await expect(remove()).not.toBeInTheDocument();
      await waitFor(() =>
        expect(screen.getByText('Product Deleted from Cart')).toBeInTheDocument(),
      );
    });
    await step('Undo restores it', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(remove()).toBeVisible());
      await waitFor(() => expect(screen.getByText('Product Added to Cart')).toBeInTheDocument());
    });
  },
});

/** The cart is saved as a list, and stays as it is. */
export const SavedAsAList = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as a list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a list' }));
    const name = await dialog.findByRole('textbox', { name: /^Name of the list/ });
    await userEvent.type(name, 'Room 2{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'View list' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Room 2' })).toBeVisible();
    await expect(await canvas.findAllByRole('row')).toHaveLength(cart.length + 1);
  },
});

export const Cleared = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.12', 'state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Cart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the cart' }));
    await expect(await canvas.findByText('There are no items in the cart.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveFocus(),
    );
  },
});

/** By keyboard: the focus goes to the next line, and after the last one to the next link. */
export const RemovedByKeyboard = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Your cart' });
    const buttons = () => canvas.queryAllByRole('button', { name: /^Remove / });
    buttons()[0]!.focus();
    for (let left = cart.length - 1; left > 0; left -= 1) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(buttons()).toHaveLength(left));
      await expect(buttons()[0]).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveFocus(),
    );
  },
});

export const NotCleared = meta.story({
  args: { role: 'practitioner' },
  tags: ['@8.11', 'state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(clearCart, 503, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Cart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the cart' }));
    await waitFor(() => expect(screen.getByText(/The shop is not available/)).toBeInTheDocument());
    const table = await canvas.findByRole('table', { name: 'Your cart' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(cart.length);
    await expectLogged('The cart was not changed', messages.unavailable);
    await canvas.findByRole('button', { name: 'Save as a list' });
  },
});

export const TooMany = meta.story({
  args: { role: 'practitioner' },
  tags: ['@5.17', 'state'],
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: /needles 30G/ });
    await step('more than the stock is refused', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '36{Enter}');
      await expect(field).toHaveAccessibleDescription('Error: Only 35 in stock');
      await expect(field).toHaveValue('36');
      await waitFor(() => expect(screen.getByText('Product is out of stock')).toBeInTheDocument());
    });
    await step('the whole stock is accepted', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '35{Enter}');
      await waitFor(() => expect(field).toBeValid());
    });
    await canvas.findByRole('button', { name: 'Save as a list' });
  },
});

export const RefusedByTheServer = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockRefused(updateCartLine, 409, 'out-of-stock')),
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: /needles 30G/ });
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase .*needles 30G/ }));
    await expect(field).toHaveValue('3');
    await step('it rolls back and shows the reason', async () => {
      await waitFor(() => expect(field).toHaveValue('2'));
      await waitFor(() => expect(screen.getByText('Product is out of stock')).toBeInTheDocument());
      await expect(field).toHaveAccessibleDescription(/in stock/);
    });
    await canvas.findByRole('button', { name: 'Save as a list' });
  },
});

export const RunOutSince = meta.story({
  tags: ['state', '@8.14'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ cart: [{ ...lineOf(mockNeedles, false, 8), inStock: 9 }] })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findAllByText('Some cart items are out of stock now. Please update your cart'),
    ).not.toHaveLength(0);
    await canvas.findByRole('button', { name: 'Save as a list' });
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockLoading(getCart)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your cart…')).toBeInTheDocument());
  },
});

export const Empty = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.12', 'state'],
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
    // The header shows no count if it is unknown.
    const header = within(await canvas.findByRole('banner'));
    await expect(await header.findByRole('link', { name: 'Cart' })).toBeVisible();
    await expectLogged('getCart', messages['server-error']);
  },
});

/** A retry loads it. */
export const TriedAgain = meta.story({
  args: { role: 'practitioner' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getCart)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...mockShop({ cart }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: 'Your cart' })).toBeVisible();
  },
});
