import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { enterShop } from '../../mocks/enterShop.ts';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';

const ADDRESS = '/assets/TC.html';

const meta = preview.meta({
  title: 'Screens/Terms and conditions',
  component: ShopAt,
  args: { path: '/terms-and-conditions' },
  parameters: screenParameters(
    'The terms and conditions, as the pharmacy wrote them, for anybody (spec 2.26).',
  ),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4. Prices and VAT' })).toBeVisible();
  },
});

export const Practitioner = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4. Prices and VAT' })).toBeVisible();
  },
});

/** Only plain text elements come through, whatever the file holds. */
export const Unsafe = meta.story({
  args: { role: 'visitor' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(ADDRESS, () =>
        HttpResponse.html(
          '<h2 onclick="x()">Safe</h2><img src="x" onerror="x()"><a href="javascript:x()">text</a>',
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Safe' });
    await expect(heading).not.toHaveAttribute('onclick');
    const main = canvas.getByRole('main');
    await expect(main.querySelector('img')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'text' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(ADDRESS, async () => {
        await delay('infinite');
      }),
    ),
  play: async ({ canvas }) => {
    // The code of the screen is said to be loading in the same words.
    await canvas.findByRole('heading', { level: 1, name: 'Terms and conditions' });
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) =>
    msw.use(http.get(ADDRESS, () => new HttpResponse(null, { status: 503 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
