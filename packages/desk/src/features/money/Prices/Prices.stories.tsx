import { listOrdersToPrice, priceOrderItem } from '@formulary/rules/calls/desk/deskMoneyCalls';
import {
  mockCall,
  mockFailed,
  mockLoading,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect } from 'storybook/test';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../../mocks/DeskAt.tsx';
import { enterDesk } from '../../../mocks/enterDesk.ts';
import { moneyHandlers } from '../mocks/moneyHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Money/Prices to set',
  component: DeskAt,
  args: { path: '/money/prices', role: 'customer-service' as const },
  parameters: screenParameters('Sets the prices of items that were prescribed by hand.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 × Lidocaine 2% gel, 20 ml')).toBeVisible();
  },
});

/** One field and Enter. */
export const Priced = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Price a pack/), '12.50{Enter}');
    await expect(await canvas.findByText('No order waits for a price')).toBeVisible();
  },
});

export const Refused = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockCall(priceOrderItem, () => refusal(409, 'record-changed'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Price a pack/), '12.50{Enter}');
    await expect(await canvas.findByText(/Somebody changed this meanwhile/)).toBeVisible();
    await expect(await canvas.findByLabelText(/Price a pack/)).toHaveValue('12.50');
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...moneyHandlers({ orders: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order waits for a price')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listOrdersToPrice)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Prices to set' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listOrdersToPrice)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
