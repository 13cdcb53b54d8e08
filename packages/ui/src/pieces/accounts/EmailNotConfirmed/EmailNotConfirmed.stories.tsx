import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { EmailNotConfirmed } from './EmailNotConfirmed.tsx';

const meta = preview.meta({
  title: 'Account/EmailNotConfirmed',
  component: EmailNotConfirmed,
  parameters: {
    guide: {
      useFor: ['A link to confirm an address that did not work.'],
      useNot: ['An address that was confirmed before: use EmailConfirmed.'],
      anatomy: [
        ['Title', 'That it did not work', 'h1'],
        ['Message', 'The server’s', '[role="alert"]'],
        ['Try again', 'When it may work the next time; otherwise the way to a new link', 'button'],
      ],
      drawnIn: 'MayWorkLater',
      screenReader: ['The message is read out as it appears.'],
      content: [
        'Title: the same for every cause.',
        'Message: the server’s sentence, to the letter.',
      ],
      do: ['Leave onRetry out when the server has judged the link: a new one is offered instead.'],
      dont: ['Offer to try again what is refused for good.'],
      usedBy: ['Confirm email'],
    } satisfies Guide,
  },
  args: {
    message: 'The shop is not available just now. Please try again in a moment',
    signInHref: '/signin',
    newLinkHref: '/forgot-password',
    isRetrying: false,
  },
});

export const MayWorkLater = meta.story({
  args: { onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The shop is not available just now');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefusedForGood = meta.story({
  args: { message: 'This link is not valid any more' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: MayWorkLater.composed.args,
});
