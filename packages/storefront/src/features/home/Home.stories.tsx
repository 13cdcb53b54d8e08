import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { messages } from '@formulary/rules/problems/messages';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { enterShop } from '../../mocks/enterShop.ts';
import { expectLogged } from '../../mocks/expectLogged.ts';
import { mockCall, mockFailed, mockLoading } from '../../lib/mocks/mockCall.ts';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Home',
  component: ShopAt,
  args: { path: '/' },
  parameters: screenParameters(
    'The door of the shop: seven slides, a welcome and the categories (spec 2.8).',
  ),
  beforeEach: enterShop,
  // The slides turn once the carousel has come, which is fetched after the first of them is shown.
  afterEach: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next slide' })).toBeVisible();
  },
});

export const Visitor = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login to see prices' })).toBeVisible();
  },
});

export const Practitioner = meta.story({
  tags: ['state', 'every-view'],
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
    await expect(canvas.queryByText('Login to see prices')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'My Prescribers' })).toBeVisible();
  },
});

export const Prescriber = meta.story({
  tags: ['state'],
  args: { role: 'prescriber' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'My Practitioners' })).toBeVisible();
  },
});

/** What the slides promise of delivery, to the letter. */
export const DeliveryPromises = meta.story({
  tags: ['!autodocs', '@9.15'],
  args: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next slide' })).toBeVisible();
    const slides = canvas.getByRole('region', { name: 'What the pharmacy does' });
    for (const promise of [
      'Order by 3pm for the next day',
      'Monday to Friday. Saturday delivery has an extra charge.',
      'Cold-chain orders placed on a Friday go out on Monday',
    ])
      await expect(slides).toHaveTextContent(promise);
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockLoading(listCategories)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading categories…')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockCall(listCategories, () => ({ answer: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no categories yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state', '@8.10'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockFailed(listCategories)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expectLogged('listCategories', messages['server-error']);
  },
});
