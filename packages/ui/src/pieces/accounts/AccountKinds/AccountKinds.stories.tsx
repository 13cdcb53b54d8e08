import { expect } from 'storybook/test';
import {
  followLink,
  type KeyRow,
  pressAlong,
  tabThrough,
} from '@formulary/storybook-kit/plays/keyboard';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { AccountKinds } from './AccountKinds.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from card to card',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('link', { name: 'I AM A HEALTHCARE PROFESSIONAL' }),
      canvas.getByRole('link', { name: 'I AM A NON-HEALTHCARE PROFESSIONAL' }),
    ]),
  },
  {
    keys: 'Enter',
    does: 'Opens the form of the card',
    check: followLink(
      ({ canvas }) => canvas.getByRole('link', { name: 'I AM A HEALTHCARE PROFESSIONAL' }),
      '/signup?as=professional',
    ),
  },
];

const meta = preview.meta({
  title: 'Account/AccountKinds',
  component: AccountKinds,
  parameters: {
    guide: {
      useFor: ['The first question of sign up.'],
      useNot: [
        'A choice inside a form: use a RadioGroup.',
        'Whether somebody prescribes: RegistrationForm asks.',
      ],
      anatomy: [
        ['Picture', 'Decoration', 'svg'],
        ['Title', 'Who is meant; all of the card is the link', 'a'],
        ['Words', 'By profession, and what they will be asked for', 'p'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“I AM A HEALTHCARE PROFESSIONAL, link”, then who that is.'],
      content: [
        'Titles in capitals, as the specification has them.',
        'Below: who is meant, by profession, in one sentence.',
      ],
      do: ['Say who is meant: not everybody knows what they count as.'],
      dont: ['Choose for the reader.'],
      usedBy: ['Sign up'],
    } satisfies Guide,
  },
  args: { professionalHref: '/signup?as=professional', otherHref: '/signup?as=other' },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'I AM A HEALTHCARE PROFESSIONAL' }),
    ).toHaveAttribute('href', '/signup?as=professional');
    await expect(
      canvas.getByRole('link', { name: 'I AM A NON-HEALTHCARE PROFESSIONAL' }),
    ).toHaveAttribute('href', '/signup?as=other');
  },
});
