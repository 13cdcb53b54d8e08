import { hostileProse } from '@formulary/rules/content/fixtures/hostileProse';
import { wellFormedProse } from '@formulary/rules/content/fixtures/wellFormedProse';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../../mocks/enterShop.ts';
import { neverAnswer } from '@formulary/storybook-kit/mocks/neverAnswer';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { fetchText } from '../fetchText.ts';

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
  tags: ['state', 'every-view'],
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4. Prices and VAT' })).toBeVisible();
  },
});

/** A link to a section scrolls to it once the text has loaded. */
export const ASection = meta.story({
  args: { role: 'visitor', path: '/terms-and-conditions#law' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: '11. Law' });
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(innerHeight));
    await expect(scrollY).toBeGreaterThan(0);
  },
});

export const Practitioner = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4. Prices and VAT' })).toBeVisible();
  },
});

/** Only plain text elements are kept, whatever the file holds. */
export const UnsafeMarkup = meta.story({
  args: { role: 'visitor' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(ADDRESS, () =>
        HttpResponse.html(
          [
            '<h2 onclick="x()" style="color: red">Safe</h2><img src="x" onerror="x()">',
            '<script>x()</script><style>p {}</style><iframe srcdoc="x"></iframe>',
            '<p><a href="javascript:x()">script</a> <a href="//elsewhere.example">bare</a></p>',
            '<p><a href="/delivery-policy" onclick="x()">delivery</a></p>',
          ].join(''),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Safe' });
    await expect(heading).not.toHaveAttribute('onclick');
    const main = await canvas.findByRole('main');
    await expect(main.querySelector('img')).toBeNull();
    await expect(main.querySelector('script, style, iframe, [onclick]')).toBeNull();
    await expect(heading).not.toHaveAttribute('style');
    for (const name of ['script', 'bare']) {
      await expect(within(main).getByText(new RegExp(name))).toBeVisible();
      await expect(within(main).queryByRole('link', { name })).not.toBeInTheDocument();
    }
    await expect(within(main).queryByText('x()')).not.toBeInTheDocument();
    await expect(within(main).getByRole('link', { name: 'delivery' })).toHaveAttribute(
      'href',
      '/delivery-policy',
    );
  },
});

/** A server test checks its parser against the same list. */
export const HostileMarkup = meta.story({
  args: { role: 'visitor' },
  play: async ({ canvas, msw, step }) => {
    await canvas.findByRole('heading', { name: '4. Prices and VAT' });
    for (const [at, { title, html, prose }] of hostileProse.entries()) {
      const address = `/assets/hostile-${at}.html`;
      msw.use(http.get(address, () => HttpResponse.html(html)));
      await step(title, async () => {
        await expect(await fetchText(address)).toEqual(prose);
      });
    }
  },
});

/** The browser parses each text of the shop without loss; a server test checks the same there. */
export const TextsWithoutLoss = meta.story({
  args: { role: 'visitor' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: '4. Prices and VAT' });
    for (const page of ['TC', 'PP', 'DP'])
      await step(page, async () => {
        const address = `/assets/${page}.html`;
        const html = await (await fetch(address)).text();
        await expect(await fetchText(address)).toEqual(wellFormedProse(html));
      });
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(http.get(ADDRESS, neverAnswer('GET', ADDRESS))),
  play: async ({ canvas }) => {
    // The screen's lazy code shows the same text.
    await canvas.findByRole('heading', { level: 1, name: 'Terms and conditions' });
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeInTheDocument());
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
