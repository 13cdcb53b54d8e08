import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { cartTotals } from '@formulary/rules/pricing/cartTotals';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import { CartTable } from '../CartTable/CartTable.tsx';
import { CartLayout } from './CartLayout.tsx';

const lines = Array.from({ length: 10 }, (_none, index) => aCartLine({ productId: 12 + index }));

const meta = preview.meta({
  title: 'Cart/CartLayout',
  component: CartLayout,
  parameters: {
    guide: {
      useFor: ['The lines of the cart with their summary, which stays in sight.'],
      useNot: ['The sections of the checkout: use CheckoutLayout.'],
      anatomy: [
        ['Lines', 'First, also for a screen reader', 'table'],
        ['Summary', 'Beside the lines on a laptop', 'section'],
        ['Bar', 'Total and checkout link; at the bottom of a narrow screen', '[data-part="bar"]'],
      ],
      drawnIn: 'OnALaptop',
      screenReader: ['Nothing of itself: the lines first, then the summary.'],
      content: ['No words of its own.'],
      do: ['Keep one action bar on a screen.'],
      dont: ['Put a second primary action into the summary.'],
      usedBy: ['Cart'],
    } satisfies Guide,
  },
  args: {
    children: (
      <>
        <CartTable
          lines={lines}
          productHref={(id) => `/product/${id}`}
          onQuantity={fn()}
          onRemove={fn()}
        />
        <CartSummary
          totals={cartTotals(lines)}
          continueHref="/categories"
          checkoutHref="/checkout"
          quickOrderHref="/quick-order"
          onClear={fn()}
        />
      </>
    ),
  },
});

/** Ten lines: rows of about 48 px, the checkout link beside them. */
export const OnALaptop = meta.story({
  tags: ['@2.12', 'state', 'every-view'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Proceed to Checkout' });
    const table = canvas.getByRole('table');
    await step('the summary is beside the lines and stays there', async () => {
      const right = table.getBoundingClientRect().right;
      await expect(link.getBoundingClientRect().left).toBeGreaterThan(right);
      globalThis.scrollTo({ top: document.documentElement.scrollHeight });
      await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
    });
    await step('a row with a name of two lines is at most 50 px high', async () => {
      const [, first] = canvas.getAllByRole('row');
      await expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(50);
    });
  },
});

/** Ten lines on a phone: total and checkout link stick to the bottom of the window. */
export const OnAPhone = meta.story({
  tags: ['@2.12', 'state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Proceed to Checkout' });
    const { top, bottom } = link.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvas.getByText('Cart Total').getBoundingClientRect().top).toBeLessThan(
      innerHeight,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
