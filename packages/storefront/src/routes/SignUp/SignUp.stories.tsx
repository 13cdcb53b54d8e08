import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { enterShop } from '../../mocks/enterShop.ts';
import { screenParameters } from '../../mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Sign up',
  component: ShopAt,
  args: { path: '/signup' },
  parameters: screenParameters,
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  args: { role: 'visitor' },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    await step('and back again', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to Login' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    });
  },
});
