import { brand } from '@formulary/rules/brand/brand';
import { expect, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/About us',
  component: ShopAt,
  args: { path: '/about-us', role: 'visitor' as const },
  parameters: screenParameters(
    'Who the pharmacy is, whom it supplies and how it works, for anybody (spec 2.26).',
  ),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  tags: ['state', 'every-view', '@2.26'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'About us' });
    const main = within(await canvas.findByRole('main'));
    await expect(main.getByText(brand.regulator.registration)).toBeVisible();
    await expect(main.getByText(brand.company.registration)).toBeVisible();
    await expect(main.getByRole('link', { name: 'how to order' })).toHaveAttribute(
      'href',
      '/how-to-order',
    );
  },
});
