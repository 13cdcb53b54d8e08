import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { QuestionLinks } from './QuestionLinks.tsx';

const meta = preview.meta({
  title: 'Content/QuestionLinks',
  component: QuestionLinks,
  parameters: {
    guide: {
      useFor: ['Under one answer: the way to the others.'],
      useNot: ['Questions with their answers: use QuestionList.'],
      anatomy: [
        ['Heading', 'What these questions are', 'h2'],
        ['Links', 'Each to the page of its answer', 'li'],
      ],
      drawnIn: 'Default',
      screenReader: ['“Other questions, navigation”, and a list of links.'],
      content: ['The question as it stands over its answer.'],
      usedBy: ['FAQs'],
    } satisfies Guide,
  },
  args: {
    heading: 'Other questions',
    questions: [
      { href: '/faqs/password', question: 'I forgot my password' },
      { href: '/faqs/register', question: 'How do I register?' },
    ],
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Other questions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How do I register?' })).toHaveAttribute(
      'href',
      '/faqs/register',
    );
  },
});
