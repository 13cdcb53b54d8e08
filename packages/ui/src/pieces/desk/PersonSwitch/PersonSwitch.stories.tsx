import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { PersonSwitch } from './PersonSwitch.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from person to person',
    check: async ({ press, canvas }) => {
      canvas.getByRole('button', { name: /Tomasz Nowak/ }).focus();
      await press('Tab');
      await expect(canvas.getByRole('button', { name: /Ffion Morgan/ })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Takes the person',
    check: async ({ press, args }) => {
      await press('Enter');
      await expect(args['onChoose']).toHaveBeenLastCalledWith(9);
    },
  },
];

const meta = preview.meta({
  title: 'Desk/PersonSwitch',
  component: PersonSwitch,
  parameters: {
    guide: {
      useFor: ['The lock screen of a station that several people share.'],
      useNot: ['A choice of a person for a record: use a Combobox.'],
      anatomy: [
        ['Title', 'Asks', 'h2'],
        ['Person', 'Who used this station, the latest first', 'li button'],
        ['Key', 'This person needs a touch only', 'li button svg'],
        ['Another', 'Anybody who is not in the list', 'button[data-other]'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['“Tomasz Nowak with a passkey, button”.'],
      content: ['Full names, as on badges.'],
      do: ['Start the passkey of a person who has one at once.'],
      dont: ['Show email addresses: anybody can stand before a locked station.'],
    } satisfies Guide,
  },
  args: {
    people: [
      { id: 8, name: 'Tomasz Nowak', hasPasskey: true },
      { id: 9, name: 'Ffion Morgan', hasPasskey: false },
      { id: 10, name: 'Maximiliane von Hohenstein-Wittenbergerhausen', hasPasskey: true },
    ],
    onChoose: fn(),
    onOther: fn(),
  },
});

export const Nobody = meta.story({
  args: { people: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as somebody else' }));
    await expect(args.onOther).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'] });
