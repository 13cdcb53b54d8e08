import { answerLinkRequest, listMyPractitioners } from '@formulary/rules/calls/partnerCalls';
import { aPrescriberLink } from '@formulary/rules/partners/fixtures/aPrescriberLink';
import { messages } from '@formulary/rules/problems/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import { mockFailed, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { mockShop } from '../../../mocks/mockShop.ts';
import { forTheOtherRole } from '../mocks/forTheOtherRole.ts';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const practitioners = [
  aPrescriberLink({ userId: 7, firstName: 'Amara', lastName: 'Okafor' }),
  aPrescriberLink({ userId: 8, firstName: 'Ruth', lastName: 'Bell', status: 'accepted' }),
  aPrescriberLink({ userId: 12, firstName: 'Dev', lastName: 'Shah', status: 'declined' }),
  aPrescriberLink({ userId: 13, firstName: 'Ida', lastName: 'Vance' }),
];
const profile = { isPrescriber: true };

const meta = preview.meta({
  title: 'Screens/My Practitioners',
  component: ShopAt,
  args: { path: '/practitioners', role: 'prescriber' as const },
  parameters: screenParameters(
    'The practitioners who asked a prescriber: Accept, Decline, End (spec 2.24, 4.7).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ profile, partners: { practitioners } }));
  },
});

const bell = () => screen.getByRole('button', { name: /^Practitioner requests/ });

export const Full = meta.story({
  tags: ['state', 'every-view', '@2.24', '@2.27', '@6.3'],
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'My Practitioners' });
    await step(
      'the table has every column, with Accept and Decline only on pending requests',
      async () => {
        const headers = within(table).getAllByRole('columnheader');
        await expect(headers.map(({ textContent }) => textContent)).toEqual([
          'Name',
          'Email',
          'Request Date',
          'Request Status',
          'Action',
        ]);
        await expect(within(table).getAllByRole('button', { name: /^Accept/ })).toHaveLength(2);
        await expect(within(table).getAllByRole('button', { name: /^Decline/ })).toHaveLength(2);
      },
    );
    await step("the header is a prescriber's", async () => {
      await expect(
        await canvas.findByRole('button', { name: 'Practitioner requests 2 pending' }),
      ).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'My Prescribers' })).toBeNull();
    });
  },
});

/** The row keeps its place and the focus, and the bell counts one less. */
export const Accepted = meta.story({
  tags: ['@4.7', '@7.38', '@8.15'],
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept Amara Okafor' });
    await waitFor(() => expect(bell()).toHaveAccessibleName('Practitioner requests 2 pending'));
    await userEvent.click(accept);
    await waitFor(() => expect(screen.getByText('Request Accepted')).toBeVisible());
    const group = await canvas.findByRole('group', { name: 'Amara Okafor: Accepted' });
    await waitFor(() => expect(group).toHaveFocus());
    const [, first] = within(await canvas.findByRole('table')).getAllByRole('row');
    await expect(first).toHaveTextContent('Amara Okafor');
    await waitFor(() => expect(bell()).toHaveAccessibleName('Practitioner requests 1 pending'));
  },
});

export const Declined = meta.story({
  tags: ['@4.7', '@7.38', '@8.15'],
  play: async ({ canvas, userEvent }) => {
    const decline = await canvas.findByRole('button', { name: 'Decline Ida Vance' });
    await userEvent.click(decline);
    await expect(decline).toHaveAccessibleName('Yes, decline Ida Vance');
    await userEvent.click(decline);
    await waitFor(() => expect(screen.getByText('Request Declined')).toBeVisible());
    const group = await canvas.findByRole('group', { name: 'Ida Vance: Declined' });
    await waitFor(() => expect(group).toHaveFocus());
  },
});

export const LinkEnded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: 'End the link with Ruth Bell' });
    await userEvent.click(end);
    await userEvent.click(end);
    await waitFor(() => expect(screen.getByText('The link has been ended')).toBeVisible());
    await expect(await canvas.findByText('Ended')).toBeVisible();
  },
});

/** Answered in another window: the screen says so, and reads the list again. */
export const AnsweredElsewhere = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(mockRefused(answerLinkRequest, 409, 'link-answered')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Amara Okafor' }));
    await waitFor(() => expect(screen.getByText(messages['link-answered'])).toBeVisible());
  },
});

/** The bell links to a request, which is highlighted. */
export const FromTheBell = meta.story({
  tags: ['@2.27', '@9.1'],
  args: { path: '/' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Practitioner requests 2 pending' });
    await userEvent.click(button);
    const list = within(await canvas.findByRole('dialog', { name: 'Practitioner requests' }));
    await expect(list.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/practitioners',
    );
    await userEvent.click(list.getByRole('link', { name: /^Ida Vance/ }));
    const accept = await canvas.findByRole('button', { name: 'Accept Ida Vance' });
    await expect(accept.closest('tr')).toHaveAttribute('data-highlighted');
  },
});

/** A request older than a page of answered ones is highlighted on the second page. */
export const FromTheBellToALaterPage = meta.story({
  tags: ['!autodocs', '@2.27'],
  args: { path: '/practitioners?request=200' },
  beforeEach: ({ msw }) => {
    const answered = Array.from({ length: 14 }, (_, index) =>
      aPrescriberLink({ userId: 100 + index, status: 'accepted' }),
    );
    const waiting = aPrescriberLink({ userId: 200, firstName: 'Ida', lastName: 'Vance' });
    msw.use(...mockShop({ profile, partners: { practitioners: [...answered, waiting] } }));
  },
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept Ida Vance' });
    await expect(accept.closest('tr')).toHaveAttribute('data-highlighted');
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 1' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1 + 12));
  },
});

/** Nothing pending: both icons say so in the specified words. */
export const NothingWaits = meta.story({
  tags: ['state', '@2.27'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ profile })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^You don't have any practitioner/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Practitioner requests' }));
    await waitFor(() => expect(canvas.getByText('No New Request')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Prescriptions to sign' }));
    await waitFor(() => expect(canvas.getByText('No Unsigned Prescription')).toBeVisible());
  },
});

/** Two pages: twelve rows, and the rest on the second. */
export const TwoPages = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => {
    const many = Array.from({ length: 14 }, (_, index) =>
      aPrescriberLink({ userId: 100 + index, lastName: `Number ${index + 1}` }),
    );
    msw.use(...mockShop({ profile, partners: { practitioners: many } }));
  },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'My Practitioners' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(1 + 12));
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(1 + 2));
  },
});

export const Empty = meta.story({
  tags: ['state', '@2.24'],
  beforeEach: ({ msw }) => msw.use(...mockShop({ profile })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("You don't have any practitioner associated with your account."),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listMyPractitioners)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Loading your practitioners…')).toBeInTheDocument(),
    );
  },
});

/** Neither list nor bell can be loaded; a retry reads both. */
export const Failed = meta.story({
  tags: ['state', '@8.12'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listMyPractitioners)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(bell());
    await waitFor(() => expect(canvas.getByText(/We could not load this/)).toBeVisible());
    await expectLogged('listMyPractitioners', messages['server-error']);
    await userEvent.keyboard('{Escape}');
    msw.use(...mockShop({ profile, partners: { practitioners } }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('table', { name: 'My Practitioners' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'My Practitioners' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const NotForThisRole = meta.story({
  ...forTheOtherRole('prescriber'),
  tags: ['state', '@6.3'],
});
