import { getToday } from '@formulary/rules/calls/desk/todayCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { todayHandlers } from './mocks/todayHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Today',
  component: DeskAt,
  args: { path: '/', role: 'superintendent' as const },
  parameters: screenParameters('What waits at the desk, the most urgent first.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: /What waits/ });
    const row = await within(table).findByRole('row', { name: /Orders to send/ });
    await expect(row).toHaveTextContent('Order 100031, for 1 hour');
    await expect(row).toHaveTextContent('Callum Reid: Order 100034');
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...todayHandlers([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getToday)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getToday)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...todayHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: /What waits/ })).toBeVisible();
  },
});
