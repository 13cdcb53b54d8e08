import { CircleCheck, CircleX } from 'lucide-react';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ButtonLink } from '../../buttons/ButtonLink/ButtonLink.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ResultPage } from './ResultPage.tsx';

const failure = {
  tone: 'danger',
  icon: <CircleX aria-hidden />,
  title: 'Oops!',
  children: <p>What was asked for could not be done. Nothing has been changed.</p>,
} as const;

const meta = preview.meta({
  title: 'Checkout/ResultPage',
  component: ResultPage,
  parameters: {
    guide: {
      useFor: ['How something that took a while has ended, by itself on the page.'],
      useNot: ['An ending among other things: use an Alert.'],
      anatomy: [
        ['Icon', 'A shape for each tone', 'svg'],
        ['Title', 'What has happened; a page sends the focus there', 'h1'],
        ['Words', 'What comes next', 'h1 + div'],
        ['Ways on', 'The likeliest first', 'a'],
      ],
      drawnIn: 'Success',
      screenReader: ['“Thank you, heading level 1”, the words, the ways on.'],
      content: [
        'Title: one short line that says how it ended.',
        'Words: what holds now, then what comes next.',
      ],
      do: ['Offer a way on, always.'],
      dont: ['Give the page another title: this one is its heading level 1.'],
      usedBy: ['Checkout', 'Sign up', 'Confirm email'],
    } satisfies Guide,
  },
  args: {
    tone: 'success' as const,
    icon: <CircleCheck aria-hidden />,
    title: 'Thank you',
    children: <p>What was asked for has been done.</p>,
    actions: (
      <ButtonLink href="/categories" variant="primary">
        Continue Shopping
      </ButtonLink>
    ),
  },
});

export const Success = meta.story({
  play: async ({ canvas, step }) => {
    await step('its title can take the focus', async () => {
      const title = canvas.getByRole('heading', { level: 1, name: 'Thank you' });
      title.focus();
      await expect(title).toHaveFocus();
    });
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  },
});

export const Danger = meta.story({
  args: failure,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={6}>
      <ResultPage {...args} />
      <ResultPage {...args} {...failure} />
    </Stack>
  ),
});
