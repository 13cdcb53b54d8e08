import {
  listDeskCategories,
  listRemovedDeskCategories,
  removeDeskCategory,
} from '@formulary/rules/calls/desk/deskCategoryCalls';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
} from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { productHandlers } from '../mocks/productHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Catalogue/Categories',
  component: DeskAt,
  args: { path: '/catalogue/categories', role: 'stock' as const },
  parameters: screenParameters('The tree of categories, and one of them with its form.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Toxins 21 10 packs$/ })).toBeVisible();
  },
});

/** N opens the form of a new one. */
export const Created = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Toxins' });
    await userEvent.keyboard('n');
    const dialog = within(await canvas.findByRole('dialog', { name: 'New category' }));
    await userEvent.type(await dialog.findByLabelText(/^Name/), 'Dressings');
    await userEvent.click(await dialog.findByRole('button', { name: 'Create' }));
    await expect(await canvas.findByRole('link', { name: 'Dressings' })).toBeVisible();
  },
});

export const One = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/catalogue/categories/2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Needles');
  },
});

/** A place below itself. */
export const Refused = meta.story({
  tags: ['state'],
  args: { path: '/catalogue/categories/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Below/), 'Injection');
    await userEvent.click(await canvas.findByRole('button', { name: 'Review the change' }));
    const said = await canvas.findAllByText(/^A category cannot be below itself/);
    await expect(said[0]).toBeVisible();
  },
});

/** What a removal asks for where products are in it. It leaves the list before the list is read again. */
export const Removed = meta.story({
  tags: ['state'],
  args: { path: '/catalogue/categories/2' },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the category' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Remove Needles' }));
    await userEvent.selectOptions(
      await dialog.findByLabelText(/^Where its 7 products go/),
      'Injection › Cannulas',
    );
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'A clearer menu');
    msw.use(mockLoading(listDeskCategories));
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove' }));
    await canvas.findByRole('link', { name: 'Toxins' });
    await expect(canvas.queryByRole('link', { name: 'Needles' })).toBeNull();
  },
});

/** A category that somebody changed meanwhile is not removed, and the reason stays. */
export const RemovedTooLate = meta.story({
  args: { path: '/catalogue/categories/2' },
  beforeEach: ({ msw }) => msw.use(mockRefused(removeDeskCategory, 409, 'record-changed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the category' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Remove/ }));
    const reason = await dialog.findByLabelText(/^Reason/);
    await userEvent.selectOptions(
      await dialog.findByLabelText(/^Where its/),
      'Injection › Cannulas',
    );
    await userEvent.type(reason, 'A clearer menu');
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText(/changed this category while/)).toBeVisible();
    await expect(reason).toHaveValue('A clearer menu');
  },
});

/** A removed category comes back by one press, with a reason. */
export const ChangedBack = meta.story({
  tags: ['state'],
  beforeEach: async ({ msw }) => msw.use(...productHandlers({ isRemoved: true })),
  play: async ({ canvas, userEvent }) => {
    const press = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Change back: Needles' }));
    await press();
    const dialog = within(await canvas.findByRole('dialog', { name: 'Change back: Needles' }));
    const reason = await dialog.findByLabelText(/^Reason/);
    await expect(reason).toHaveValue('Change back');
    await userEvent.clear(reason);
    await userEvent.type(reason, 'Too late');
    await userEvent.click(await dialog.findByRole('button', { name: 'Bring it back' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.type(reason, ' in the year');
    await userEvent.click(await dialog.findByRole('button', { name: 'Bring it back' }));
    await expect(await canvas.findByRole('link', { name: 'Needles' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Removed categories' })).toBeNull(),
    );
  },
});

/** The removed categories alone do not load. */
export const RemovedFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockFailed(listRemovedDeskCategories)),
  play: async ({ canvas, userEvent, msw }) => {
    const failure = within(await canvas.findByRole('alert'));
    await expect(failure.getByText('We could not load the removed categories.')).toBeVisible();
    msw.use(mockCall(listRemovedDeskCategories, () => ({ answer: [] })));
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Needles' })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...productHandlers({ categories: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no category yet')).toBeVisible();
  },
});

export const Missing = meta.story({
  tags: ['state'],
  args: { path: '/catalogue/categories/99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such category')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskCategories)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Categories' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskCategories)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
