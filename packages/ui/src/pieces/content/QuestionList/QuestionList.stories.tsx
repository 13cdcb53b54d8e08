import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { QuestionList } from './QuestionList.tsx';

const PASSWORD = 'I forgot my password';
const LINK = `Link to this answer: ${PASSWORD}`;

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves between questions and through the open answer',
    check: async ({ press, canvas }) => {
      await press('Tab');
      await expect(canvas.getByText(PASSWORD).closest('summary')).toHaveFocus();
      await press('Tab');
      await expect(canvas.getByText('How do I register?').closest('summary')).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Opens and closes the answer',
    check: async ({ press, canvas }) => {
      canvas.getByText(PASSWORD).closest('summary')?.focus();
      await press('Enter');
      await expect(canvas.getByRole('link', { name: LINK })).toBeVisible();
      await press('Space');
      await expect(canvas.getByRole('link', { name: LINK, hidden: true })).not.toBeVisible();
    },
  },
];

const meta = preview.meta({
  title: 'Content/QuestionList',
  component: QuestionList,
  parameters: {
    guide: {
      useFor: ['Several questions with answers, of which a reader wants one.'],
      useNot: ['One question: use Prose.'],
      anatomy: [
        ['Question', 'Opens and closes', 'summary'],
        ['Answer', 'A few short paragraphs', 'details p'],
        ['Link to this answer', 'Its own page, to send to somebody', 'a'],
      ],
      drawnIn: 'SeveralOpen',
      keyboard,
      screenReader: ['The question, “collapsed” or “expanded”, then its answer.'],
      content: ['The question in the words of who asks it; the answer in its first sentence.'],
      do: ['Give each question an address that stays.'],
      dont: ['Close one because another was opened.'],
      usedBy: ['FAQs'],
    } satisfies Guide,
    docs: { story: { height: '24rem' } },
  },
  args: {
    questions: [
      {
        href: '/faqs/password',
        question: PASSWORD,
        answer: <p>Ask for a link to set a new one.</p>,
      },
      { href: '/faqs/register', question: 'How do I register?', answer: <p>Choose Register.</p> },
    ],
  },
});

export const Closed = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose Register.')).not.toBeVisible();
  },
});

/** Answers stay open until closed, so that two can be compared. */
export const SeveralOpen = meta.story({
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(PASSWORD));
    await userEvent.click(await canvas.findByText('How do I register?'));
    await expect(await canvas.findByText('Ask for a link to set a new one.')).toBeVisible();
    await expect(await canvas.findByText('Choose Register.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: LINK })).toHaveAttribute(
      'href',
      '/faqs/password',
    );
  },
});

export const Keyboard = meta.story({ play: pressAlong });
