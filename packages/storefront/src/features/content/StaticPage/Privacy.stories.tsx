import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Privacy policy',
  component: ShopAt,
  args: { path: '/privacy-policy', role: 'visitor' as const },
  parameters: screenParameters(
    'What is kept about whom, why and for how long, for anybody (spec 2.26).',
  ),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '4. Cookies and what your browser keeps' }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: '4. Cookies and what your browser keeps' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/assets/PP.html', () => new HttpResponse(null, { status: 503 }), { once: true }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('heading', { name: '4. Cookies and what your browser keeps' }),
    ).toBeVisible();
  },
});
