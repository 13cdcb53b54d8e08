import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { expect, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/Categories',
  component: ShopAt,
  args: { path: '/categories' },
  parameters: screenParameters(
    'The categories of one level, each a way down, from the last to its products (spec 2.9).',
  ),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  args: { role: 'visitor' },
  tags: ['@2.9', 'state'],
  play: async ({ canvas, userEvent, step }) => {
    const list = await canvas.findByRole('list', { name: 'Categories' });
    await step('the top level shows without subcategories', async () => {
      await expect(await canvas.findByRole('link', { name: 'Botulinum toxins' })).toBeVisible();
      await expect(list).not.toHaveTextContent('For reconstitution');
    });
    await step('a category with children shows them', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Botulinum toxins' }));
      await expect(await canvas.findByRole('link', { name: 'Powders' })).toBeVisible();
      const trail = await canvas.findByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail).toHaveTextContent('ShopBotulinum toxins');
    });
    await step('a category without children shows its products', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Powders' }));
      await expect(await canvas.findByRole('list', { name: 'Products' })).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Powders' })).toBeVisible();
      await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
    });
  },
});

/** A category's picture comes from categories/; a missing one shows the default. */
export const PicturesOfCategories = meta.story({
  args: { role: 'visitor' },
  tags: ['!autodocs', '@9.12'],
  beforeEach: ({ msw }) => {
    const categories = [
      aCategory({ id: 1, name: 'Drawn', image: 'toxins.svg' }),
      aCategory({ id: 2, name: 'Not drawn', image: 'never-drawn.svg' }),
    ];
    msw.use(mockCall(listCategories, () => ({ answer: categories })));
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Categories' });
    const files = () => [...list.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await waitFor(() =>
      expect(files()).toEqual(['/images/categories/toxins.svg', '/images/categories/default.svg']),
    );
    for (const image of list.querySelectorAll('img'))
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
});

export const Practitioner = meta.story({
  tags: ['state', 'every-view'],
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
  },
});

export const Prescriber = meta.story({
  args: { role: 'prescriber' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockLoading(listCategories)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading categories…')).toBeInTheDocument());
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
  tags: ['state'],
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockFailed(listCategories)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A retry loads it. */
export const TriedAgain = meta.story({
  args: { role: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockFailed(listCategories)),
  play: async ({ canvas, userEvent, msw, step }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await step('a retry loads them', async () => {
      msw.resetHandlers();
      enterShop({ args: { role: 'visitor' }, msw });
      await userEvent.click(again);
      await expect(await canvas.findByRole('list', { name: 'Categories' })).toBeVisible();
    });
  },
});
