import { aPromotion } from '@formulary/rules/pricing/fixtures/aPromotion';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PromotionList } from './PromotionList.tsx';

const meta = preview.meta({
  title: 'Catalogue/PromotionList',
  component: PromotionList,
  parameters: {
    guide: {
      useFor: ['The bundles on offer, or those an order was bought under.'],
      useNot: ['Only marking a product: use OfferRibbon.'],
      anatomy: [
        ['Icon', 'A price tag; decoration', 'svg'],
        ['Sentence', 'One bundle and what it costs', 'li > span'],
      ],
      drawnIn: 'Several',
      screenReader: ['“Promotions, list”: “Buy 5 for £80.00”.'],
      content: [
        '“Buy 5 for £80.00”: the price of the whole bundle, without VAT; the smallest first.',
      ],
      do: ['Give it all promotions in any order: it puts the smallest first.'],
      dont: ['Show it to visitors: it names prices.'],
      usedBy: ['Products', 'Product', 'Order'],
    } satisfies Guide,
  },
  args: { promotions: [aPromotion()] },
});

export const One = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buy 3 for £150.00')).toBeVisible();
  },
});

export const Several = meta.story({
  args: { promotions: [aPromotion({ quantity: 10, price: 450_000 }), aPromotion()] },
  play: async ({ canvas }) => {
    const bundles = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(bundles).toEqual(['Buy 3 for £150.00', 'Buy 10 for £450.00']);
  },
});

export const None = meta.story({
  tags: ['!autodocs'],
  args: { promotions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { promotions: [aPromotion(), aPromotion({ quantity: 10, price: 450_000 })] },
});
