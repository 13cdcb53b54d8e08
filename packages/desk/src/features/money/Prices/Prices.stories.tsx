import { listOrdersToPrice, priceOrderItem } from '@formulary/rules/calls/desk/deskMoneyCalls';
import {
  mockCall,
  mockFailed,
  mockLoading,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, waitFor } from 'storybook/test';
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
    await expect(await canvas.findByText(/3 × Lidocaine 2% gel, 20 ml;/)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: /^Prices of F-2026/ })).toBeVisible();
    await expect(await canvas.findByText('£24.50 a pack')).toBeVisible();
  },
});

/** The order that waits longest is open; P, the price and Enter set it. */
export const Priced = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(/Price a pack/);
    await userEvent.keyboard('p');
    await userEvent.keyboard('12.50{Enter}');
    await expect(await canvas.findByText('No order waits for a price')).toBeVisible();
  },
});

/** Closing the panel keeps what was typed, until the order is opened again. */
export const ClosedAndOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Price a pack/), '12.5');
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByLabelText(/Price a pack/)).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByText(/3 × Lidocaine 2% gel, 20 ml;/));
    const typed = await canvas.findByLabelText(/Price a pack/);
    await waitFor(() => expect(typed).toHaveValue('12.5'));
    await userEvent.type(typed, '{Enter}');
    await expect(await canvas.findByText('No order waits for a price')).toBeVisible();
  },
});

/** Somebody changed the order meanwhile: the form says who did what, and keeps what was typed. */
export const Changed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockCall(priceOrderItem, () => refusal(409, 'record-changed'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Price a pack/), '12.50{Enter}');
    await expect(
      await canvas.findByText(/changed this order while you worked on it/),
    ).toBeVisible();
    await expect(await canvas.findByLabelText(/Price a pack/)).toHaveValue('12.50');
    await expect(
      await canvas.findByRole('button', { name: 'Keep mine and save again' }),
    ).toBeEnabled();
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
