import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OfferRibbon } from './OfferRibbon.tsx';

const meta = preview.meta({ title: 'Catalogue/OfferRibbon', component: OfferRibbon });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('OFFER')).toBeVisible();
  },
});

export const AllStates = meta.story({});
