import { anOrder } from '@formulary/rules/orders/fixtures/orders';
import { notices } from '@formulary/rules/problems/notices';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { enterShop } from '../mocks/enterShop.ts';
import { mockShop } from '../mocks/mockShop.ts';
import { screenParameters } from '../lib/mocks/screenParameters.ts';
import { ShopAt } from '../mocks/ShopAt.tsx';

const meta = preview.meta({
  title: 'Screens/On another network',
  component: ShopAt,
  args: { path: '/orders' },
  parameters: screenParameters(
    'A screen as the toolbar’s role, network and direction show it: what holds for every screen is played on one.',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ orders: [anOrder()] }));
  },
});

export const Fast = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Your orders' })).toBeVisible();
  },
});

export const Slow = meta.story({
  args: { role: 'practitioner' },
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await expect(canvas.getByText('Loading your orders…')).toBeInTheDocument();
    });
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const Failing = meta.story({
  args: { role: 'practitioner' },
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    // Each failing call shows the toast again, so retry until the text is stable.
    await waitFor(async () => {
      await expect(screen.getByText(notices.somethingWentWrong)).toBeInTheDocument();
    });
  },
});

export const Empty = meta.story({
  args: { role: 'practitioner' },
  globals: { network: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not placed any order yet')).toBeVisible();
  },
});

export const Expired = meta.story({
  args: { role: 'practitioner' },
  globals: { network: 'expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
});

/** The toolbar's role overrides the story's. */
export const AsAVisitor = meta.story({
  args: { role: 'practitioner' },
  globals: { role: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
});

export const FromTheRight = meta.story({
  args: { role: 'practitioner' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Your orders' });
    await expect(getComputedStyle(document.body).direction).toBe('rtl');
  },
});
