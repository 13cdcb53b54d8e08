import { messages } from '@formulary/rules/problems/messages';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { SignatureNotConfirmed } from './SignatureNotConfirmed.tsx';

const meta = preview.meta({
  title: 'Prescriptions/SignatureNotConfirmed',
  component: SignatureNotConfirmed,
  parameters: {
    guide: {
      useFor: ['A link that confirms no signature, and why.'],
      useNot: ['A link that worked: use SignatureConfirmed.'],
      anatomy: [
        ['Title', 'That it did not work', 'h1'],
        ['Message', 'The server’s own words', '[role="alert"]'],
        [
          'Ways on',
          'Try again where that can help; the prescription, which sends a new link',
          'button',
        ],
      ],
      drawnIn: 'RequestFailed',
      screenReader: ['“Your signature was not confirmed, heading level 1”, then the message.'],
      content: ['The server’s message comes first.'],
      do: ['Lead to where a new link is sent.'],
      dont: ['Offer Try again for a link that is dead.'],
      usedBy: ['Confirm signature'],
    } satisfies Guide,
  },
  args: { message: messages['token-dead'], prescriptionHref: '/prescription/51' },
});

export const LinkNotValid = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages['token-dead']);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const RequestFailed = meta.story({
  tags: ['state'],
  args: { message: messages['server-error'], onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
