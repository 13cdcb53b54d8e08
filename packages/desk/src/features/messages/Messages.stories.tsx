import { listDeskMessages } from '@formulary/rules/calls/desk/deskMessageCalls';
import { mockFailed, mockLoading } from '@formulary/storybook-kit/mocks/mockCall';
import preview from '@formulary/storybook-kit/preview';
import { expect, within } from 'storybook/test';
import { screenParameters } from '../../lib/mocks/screenParameters.ts';
import { DeskAt } from '../../mocks/DeskAt.tsx';
import { enterDesk } from '../../mocks/enterDesk.ts';
import { messageHandlers } from './mocks/messageHandlers.ts';

const meta = preview.meta({
  title: 'Screens/Desk/Messages',
  component: DeskAt,
  args: { path: '/messages', role: 'customer-service' as const },
  parameters: screenParameters('Messages to the pharmacy, answered by mail from here.'),
  beforeEach: enterDesk,
});

export const Filled = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Messages' });
    await expect(await within(grid).findByText('Tomos Griffiths')).toBeVisible();
    await expect(await within(grid).findByText('Closed')).toBeVisible();
  },
});

/** Open, answer and close with four keys beside the text. */
export const Answered = meta.story({
  tags: ['state'],
  args: { path: '/messages/3' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Message of Amara Okafor' });
    const text = await canvas.findByRole('textbox', { name: /Answer/ });
    await userEvent.keyboard('a');
    await expect(text).toHaveFocus();
    await userEvent.type(text, 'Yes, number 16 is fine.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send and close' }));
    await expect(await canvas.findByRole('article', { name: /^Answer of/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Open again' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Answer/ })).not.toBeInTheDocument();
  },
});

/** An empty answer is refused, and nothing is sent. */
export const Refused = meta.story({
  args: { path: '/messages/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send and close' }));
    await expect(await canvas.findByText('Please write an answer')).toBeVisible();
  },
});

/** An auditor reads the conversation and answers nothing. */
export const ReadOnly = meta.story({
  args: { path: '/messages/3', role: 'auditor' as const },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Message of Amara Okafor' });
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const Beside = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Tomos Griffiths');
    await userEvent.keyboard('j{Enter}');
    const panel = await canvas.findByRole('region', { name: 'Message 4' });
    await expect(await within(panel).findByRole('textbox', { name: /Answer/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['state'],
  args: { path: '/messages?isClosed=no' },
  beforeEach: ({ msw }) => msw.use(...messageHandlers({ listed: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No message is like that')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(listDeskMessages)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(listDeskMessages)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Mails that failed, with the reason; one press sends them again. */
export const FailedMails = meta.story({
  tags: ['state', 'every-view'],
  args: { path: '/messages/mails' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('550 5.1.1 No such mailbox here')).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /clinc\.test/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Send again/ }));
    await expect(await canvas.findByText('1 email is sent again')).toBeVisible();
  },
});
