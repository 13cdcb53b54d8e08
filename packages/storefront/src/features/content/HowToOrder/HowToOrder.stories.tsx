import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/How to order',
  component: ShopAt,
  args: { path: '/how-to-order', role: 'visitor' as const },
  parameters: screenParameters('The way from an application to a parcel, for anybody (spec 2.26).'),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  tags: ['state', 'every-view', '@2.26'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'How to order' });
    const steps = (await canvas.findByRole('main')).querySelectorAll('h2');
    await expect([...steps].map(({ textContent }) => textContent)).toEqual([
      'Register',
      'Fill your cart',
      'Assign what needs a prescription',
      'Choose delivery and payment',
      'Have it signed',
      'Receive your order',
    ]);
    await expect(await canvas.findByText(/^What is paid and signed by 3pm/)).toBeVisible();
  },
});
