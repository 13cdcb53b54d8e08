import { getDeskNotes } from '@formulary/rules/calls/desk/deskSettingCalls';
import { getToday, takeNext } from '@formulary/rules/calls/desk/todayCalls';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { someWork, todayHandlers } from './mocks/todayHandlers.ts';

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
    const list = await canvas.findByRole('list', { name: /What waits/ });
    const first = await within(list).findByRole('link', { name: /Orders to send/ });
    await expect(first).toHaveTextContent('12 Orders to send the oldest for 1 hour');
    await expect(first).toHaveAttribute('href', '/orders?waitsFor=packing&isOnHold=no');
    await expect(list).toHaveTextContent('Callum Reid works on Order 100034');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const done = await canvas.findByRole('list', { name: 'Nothing waits in' });
    await expect(
      within(done).getByRole('link', { name: 'Registrations to look up again' }),
    ).toHaveAttribute('href', '/customers?recheck=yes');
  },
});

/** The day on which a product was added says nothing of how long it has been low. */
export const WithoutAge = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...todayHandlers([
        {
          queue: 'stock-low',
          count: 6,
          oldest: {
            queue: 'stock-low',
            id: 8,
            name: 'Nitrile gloves',
            waitingSince: new Date('2026-05-12T09:00:00Z'),
          },
          taken: [],
        },
      ]),
    ),
  play: async ({ canvas }) => {
    const low = await canvas.findByRole('link', { name: /Products at their safety stock/ });
    await expect(low).not.toHaveTextContent('oldest');
  },
});

/** A single item is not 'the oldest' of several. */
export const OnlyOne = meta.story({
  beforeEach: ({ msw }) => {
    const applications = someWork().filter(({ queue }) => queue === 'applications');
    msw.use(...todayHandlers(applications.map((each) => ({ ...each, count: 1 }))));
  },
  play: async ({ canvas }) => {
    const only = await canvas.findByRole('link', { name: /decide/ });
    await expect(only).toHaveTextContent('1 Application to decide for 2 days');
  },
});

/** A queue that is emptied keeps its place and its digit, and one that appears follows the others. */
export const KeepsPlaces = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent, msw }) => {
    const names = () =>
      canvas.getAllByRole('link', { name: /^\d+ / }).map((each) => each.textContent);
    await canvas.findByRole('link', { name: /^12 Orders to send/ });
    const [, prices, ...others] = someWork();
    const more = { queue: 'rechecks', count: 4, taken: [] } as const;
    msw.use(
      ...todayHandlers([
        { queue: 'orders-to-send', count: 0, taken: [] },
        prices!,
        ...others.slice(0, -1),
        more,
      ]),
    );
    await waitFor(async () => {
      // What was read a moment ago is not read again.
      globalThis.dispatchEvent(new Event('online'));
      await expect(
        canvas.getByRole('link', { name: /^4 Registrations to look up again/ }),
      ).toBeVisible();
    });
    await expect(names()).toEqual([
      expect.stringMatching(/^0 Orders to send/),
      expect.stringMatching(/^2 Orders that wait for a price/),
      expect.stringMatching(/^3 Applications to decide/),
      expect.stringMatching(/^4 Registrations to look up again/),
    ]);
    await userEvent.keyboard('2');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Prices to set' }),
    ).toBeVisible();
  },
});

export const NextTaken = meta.story({
  args: { role: 'customer-service' as const },
  beforeEach: ({ msw }) => msw.use(...todayHandlers(someWork().slice(1))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Take the next' });
    await userEvent.keyboard('n');
    await expect(await screen.findByText(/Order 100040: an order that waits/)).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Prices to set' }),
    ).toBeVisible();
    await userEvent.keyboard('n');
    await expect(await screen.findByText(/Amara Okafor: an application/)).toBeVisible();
    await userEvent.keyboard('n');
    await expect(await screen.findByText(/Order 100040: an order that waits/)).toBeVisible();
  },
});

export const NothingFree = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall(takeNext, () => ({ answer: {} }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the next' }));
    await expect(await screen.findByText('Nothing waits that nobody works on')).toBeVisible();
  },
});

export const OnlyLooking = meta.story({
  tags: ['state'],
  args: { role: 'auditor' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: /What waits/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Take the next/ })).not.toBeInTheDocument();
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

/** What waits is shown without the notes, which are asked for again. */
export const NotesFailed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getDeskNotes)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('list', { name: /What waits/ })).toBeVisible();
    const again = await canvas.findByRole('button', { name: 'Try again' });
    const text = 'They hold since 28/11/2026.';
    msw.use(mockCall(getDeskNotes, () => ({ answer: [{ kind: 'bank-changed' as const, text }] })));
    await userEvent.click(again);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getToday)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...todayHandlers());
    await userEvent.click(again);
    await expect(await canvas.findByRole('list', { name: /What waits/ })).toBeVisible();
  },
});
