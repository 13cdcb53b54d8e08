import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { OfferRibbon } from './OfferRibbon.tsx';

const meta = preview.meta({
  title: 'Catalogue/OfferRibbon',
  component: OfferRibbon,
  parameters: {
    guide: {
      useFor: ['Marking a product that has promotions, over its picture.'],
      useNot: ['Saying what the offer is: use PromotionList.'],
      screenReader: ['“OFFER”, where it stands.'],
      content: ['“OFFER”, in capitals; no percentage and no amount.'],
      do: ['Set its flat end flush with the edge of the picture.'],
      dont: ['Show it to visitors: offers are for customers.'],
      usedBy: ['Products', 'Product'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('OFFER')).toBeVisible();
  },
});
