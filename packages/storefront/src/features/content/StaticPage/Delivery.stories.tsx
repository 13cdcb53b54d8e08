import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Delivery policy',
  component: ShopAt,
  args: { path: '/delivery-policy', role: 'visitor' as const },
  parameters: screenParameters('How and when orders leave and arrive, for anybody (spec 2.26).'),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4. Cold chain' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '4. Cold chain' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/assets/DP.html', () => new HttpResponse(null, { status: 503 }), { once: true }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: '4. Cold chain' })).toBeVisible();
  },
});
