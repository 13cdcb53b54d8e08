import { addStockRequest, listStockRequests } from '@formulary/rules/calls/stockRequestCalls';
import { createList, getList, listLists } from '@formulary/rules/calls/listCalls';
import { aListSummary } from '@formulary/rules/lists/fixtures/aListSummary';
import { aListedLine } from '@formulary/rules/lists/fixtures/aListedLine';
import { aProductList } from '@formulary/rules/lists/fixtures/aProductList';
import { MOST_LISTS } from '@formulary/rules/lists/listLimits';
import { messages } from '@formulary/rules/problems/messages';
import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { anOrder, anOrderLine } from '@formulary/rules/orders/fixtures/orders';
import { mockCall, mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { mockFiller, mockNeedles, mockToxin } from '../../catalogue/mocks/mockCatalogue.ts';

const orders = [
  anOrder({
    lines: [anOrderLine({ productId: mockFiller.id }), anOrderLine({ productId: mockToxin.id })],
  }),
];
const lists = [
  aProductList({
    lines: [mockFiller, mockNeedles].map(({ id, name, image }) =>
      aListedLine({ productId: id, name, image }),
    ),
  }),
  aProductList({ id: 4, name: 'Room 2', lines: [] }),
];

const meta = preview.meta({
  title: 'Screens/Lists',
  component: ShopAt,
  args: { path: '/lists', role: 'practitioner' as const },
  parameters: screenParameters('All lists of a buyer, and the emails that they wait for.'),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ lists, orders }));
  },
});

const waits = mockCall(listStockRequests, () => ({
  answer: [
    { productId: 15, name: 'Blunt cannula 25G × 50 mm', askedAt: new Date('2026-05-28T09:00:00Z') },
  ],
}));

export const Several = meta.story({
  tags: ['state', 'every-view'],
  beforeEach: ({ msw }) => msw.use(waits),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^(Usual order|Lip days|Room 2)$/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/list/usual',
      '/list/3',
      '/list/4',
    ]);
    await expect(await canvas.findByText('2 products · made from your orders')).toBeVisible();
    await expect(
      await canvas.findByRole('region', { name: 'Emails when products are back' }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(...mockShop()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not made a list yet')).toBeVisible();
    await expect(await canvas.findByText('It fills itself as you order.')).toBeVisible();
    await expect(canvas.queryByText('Emails when products are back')).not.toBeInTheDocument();
  },
});

export const Created = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New list' }));
    const name = await screen.findByRole('textbox', { name: /^Name of the list/ });
    await step('a name in use shows its message, and the input stays', async () => {
      await userEvent.type(name, 'room 2{Enter}');
      await waitFor(() => expect(screen.getByText(messages['list-name-taken'])).toBeVisible());
      await expect(name).toHaveValue('room 2');
    });
    await step('another name opens the new list', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'Mondays{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Mondays' })).toBeVisible();
      await expect(await canvas.findByText('Nothing is on this list yet')).toBeVisible();
    });
  },
});

/** The answer is lost: sending the same name again uses the same idempotency key. */
export const NameRepeatedAfterLostAnswer = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    const seen: string[] = [];
    msw.use(
      mockCall(createList, ({ headers, body }) => {
        seen.push(headers.get('idempotency-key') ?? 'none');
        if (seen.length === 1) return HttpResponse.error();
        const isSame = seen[0] !== 'none' && seen[0] === seen[1];
        const name = isSame ? body.name : 'Another key';
        return { answer: aProductList({ id: 9, name, lines: [] }) };
      }),
      mockCall(getList, () => ({ answer: aProductList({ id: 9, name: 'Mondays', lines: [] }) })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New list' }));
    const name = await screen.findByRole('textbox', { name: /^Name of the list/ });
    await userEvent.type(name, 'Mondays{Enter}');
    await waitFor(() => expect(screen.getByText(transportMessages.unavailable)).toBeVisible());
    await expect(name).toHaveValue('Mondays');
    await userEvent.click(await screen.findByRole('button', { name: 'Create list' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mondays' })).toBeVisible();
  },
});

export const Full = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(listLists, () => ({
        answer: Array.from({ length: MOST_LISTS + 1 }, (_, id) =>
          aListSummary({ id, name: `List ${id}`, lineCount: 0, products: [] }),
        ),
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have 50 lists/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'New list' })).toBeDisabled();
  },
});

export const EmailTakenBack = meta.story({
  tags: ['!autodocs'],
  beforeEach: async ({ msw }) => {
    msw.use(
      mockCall(addStockRequest, () => ({
        answer: [{ productId: 15, name: 'Blunt cannula', askedAt: new Date(0) }],
      })),
      waits,
    );
  },
  play: async ({ canvas, userEvent }) => {
    const part = await canvas.findByRole('region', { name: 'Emails when products are back' });
    within(part)
      .getByRole('button', { name: /^Cancel/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    // Removing the last row removes the list.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Your lists' })).toHaveFocus(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Blunt cannula' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listLists)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your lists…')).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listLists)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expectLogged('listLists', messages['server-error']);
    msw.use(...mockShop({ lists }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('link', { name: 'Lip days' })).toBeVisible();
  },
});
