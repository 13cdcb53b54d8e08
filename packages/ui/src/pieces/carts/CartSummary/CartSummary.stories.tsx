import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { cartTotals } from '@formulary/rules/pricing/cartTotals';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CartSummary } from './CartSummary.tsx';
import { PrescriptionsNeeded } from '../../allocation/PrescriptionsNeeded/PrescriptionsNeeded.tsx';

const totals = cartTotals([aCartLine({ quantity: 4, promotions: [aPromotion()] })]);

const meta = preview.meta({
  title: 'Cart/CartSummary',
  component: CartSummary,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['What a cart with lines in it comes to, and the ways on; in a CartLayout.'],
      useNot: ['What an order comes to, with delivery: use OrderSummary.'],
      anatomy: [
        ['Savings, VAT', 'The sums of the lines', 'dl'],
        ['Obstacle', 'Why the cart cannot be checked out, when it cannot'],
        ['Cart Total', 'In the bar below the width of a laptop', '[data-part="bar"] dl'],
        ['Proceed to Checkout', 'The primary way on', '[data-variant="primary"]'],
        ['Note', 'What the total holds and what it does not', '[data-part="bar"] + p'],
        ['Continue Shopping', 'Back to the categories', 'a[data-variant="secondary"]'],
        ['Quick order', 'Many more lines at once', 'a[href="/quick-order"]'],
        ['Clear Cart', 'Asks once, then empties it', 'button'],
      ],
      drawnIn: 'Full',
      screenReader: [
        '“Cart summary, region”.',
        '“Savings £12.40”, “VAT …”, “Cart Total …”: each figure with its name.',
      ],
      content: [
        'Amounts to the penny, with £.',
        'Say beside a total whether VAT and delivery are in it.',
      ],
      do: ['Give it the totals of cartTotals: a sum of rounded figures can be a penny out.'],
      dont: ['Show a total that the checkout would then exceed without a word.'],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
  args: {
    totals,
    continueHref: '/categories',
    checkoutHref: '/checkout',
    quickOrderHref: '/quick-order',
    onClear: fn(),
  },
});

export const Full = meta.story({
  tags: ['@2.12', 'state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    await step('shows savings, VAT and total', async () => {
      const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(figures).toEqual(['£25.50', '£41.70', '£250.20']);
      const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
      await expect(terms).toEqual(['Savings', 'VAT', 'Cart Total']);
    });
    await step('links to checkout and shop', async () => {
      await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
        'href',
        '/categories',
      );
      await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
        'href',
        '/checkout',
      );
    });
    await step('offers to clear the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Cart' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear the cart' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
});

/** Shows what the checkout will ask for beside its link. */
export const OnPrescription = meta.story({
  tags: ['state'],
  args: { notice: <PrescriptionsNeeded packs={7} least={3} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These 7 packs need at least 3 prescriptions.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  },
});

/** Hides the savings when nothing was saved. */
export const NothingSaved = meta.story({
  tags: ['@2.12', 'state'],
  args: { totals: { ...totals, saving: 0 } },
  play: async ({ canvas }) => {
    const [savings] = canvas.getAllByRole('definition');
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Savings');
    await expect(savings).toHaveTextContent('None');
    await expect(canvas.queryByText('£0.00')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
