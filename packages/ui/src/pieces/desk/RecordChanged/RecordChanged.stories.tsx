import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { deskEvents } from '../testing/deskEvents.ts';
import { RecordChanged } from './RecordChanged.tsx';

const changes = deskEvents.slice(2, 4);
const fields = [
  { label: 'Street', mine: '12a Elm Street', theirs: '14 Elm Street' },
  { label: 'Note', mine: 'Ring twice', theirs: '' },
];

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to Keep mine, then to Take theirs',
    check: async ({ press, canvas }) => {
      await press('Tab');
      await expect(canvas.getByRole('button', { name: 'Keep mine and save again' })).toHaveFocus();
      await press('Tab');
      await expect(canvas.getByRole('button', { name: /^Take theirs/ })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Asks first, then takes theirs',
    check: async ({ press, canvas, args }) => {
      await press('Enter');
      await expect(args['onTakeTheirs']).not.toHaveBeenCalled();
      await expect(await canvas.findByRole('button', { name: /^Yes, discard mine/ })).toHaveFocus();
      await press('Enter');
      await expect(args['onTakeTheirs']).toHaveBeenCalledOnce();
    },
  },
];

const meta = preview.meta({
  title: 'Desk/RecordChanged',
  component: RecordChanged,
  parameters: {
    guide: {
      useFor: ['The answer “record-changed” to a save, above the form that was saved.'],
      useNot: ['Somebody who only looks: use LookingNow.'],
      anatomy: [
        ['Who', 'Changed what', 'strong'],
        ['Changes', 'What they did, and when', 'ul'],
        ['Fields', 'Yours and theirs, where they differ', 'table'],
        ['Keep mine', 'Saves over it', 'button "Keep mine"'],
        ['Take theirs', 'Discards what was typed, after a second press', 'button "Take theirs"'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['Read out as soon as it appears.'],
      do: ['Keep the form filled in below it.', 'Save with the new version after Keep mine.'],
      dont: ['Reload the form by itself.'],
    } satisfies Guide,
  },
  args: {
    what: 'this order',
    changes,
    now: new Date('2026-11-27T15:40:00Z'),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
});

export const WithoutFields = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Priya Shah and Tomasz Zielinski changed this order while you worked on it',
    );
    await expect(canvas.getByText(/Put the order on hold/)).toHaveTextContent(
      'Tomasz Zielinski: Put the order on hold,',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine and save again' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
  },
});

function Form() {
  const [street, setStreet] = useState('12a Elm Street');
  return (
    <Stack>
      <RecordChanged
        what="this order"
        changes={changes.slice(0, 1)}
        now={new Date('2026-11-27T15:40:00Z')}
        fields={fields}
        onKeepMine={fn()}
        onTakeTheirs={fn()}
      />
      <TextField label="Street" value={street} onChange={setStreet} />
    </Stack>
  );
}

/** Above the form, which keeps what was typed and can be typed in further. */
export const AboveItsForm = meta.story({
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const street = canvas.getByRole('textbox', { name: 'Street' });
    await expect(street).toHaveValue('12a Elm Street');
    await userEvent.type(street, ', rear');
    await expect(street).toHaveValue('12a Elm Street, rear');
    await expect(await canvas.findByRole('row', { name: 'Note Ring twice nothing' })).toBeVisible();
  },
});

export const Saving = meta.story({
  args: { isSaving: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine and save again' }));
    await expect(args.onKeepMine).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('button', { name: /^Take theirs/ })).toBeDisabled();
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { fields } });
