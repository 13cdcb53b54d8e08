import { aPasskey } from '@formulary/rules/accounts/fixtures/aPasskey';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PasskeyList, type PasskeyListProps } from './PasskeyList.tsx';

/** Removes passkeys, as the parent does. */
function Changing(props: PasskeyListProps) {
  const [shown, setShown] = useState(props.passkeys);
  return (
    <PasskeyList
      {...props}
      passkeys={shown}
      onRemove={(id) => setShown(shown.filter((each) => each.id !== id))}
    />
  );
}

const meta = preview.meta({
  title: 'Account/PasskeyList',
  component: PasskeyList,
  parameters: {
    guide: {
      useFor: ['The passkeys that a prescriber signs with.'],
      anatomy: [
        ['Name', 'As its owner called it', 'strong'],
        [
          'Facts',
          'When it was added, when it last signed, whether several devices have it',
          'small',
        ],
        ['Rename, Remove', 'Remove asks for a second press', 'button "Rename"'],
      ],
      drawnIn: 'Several',
      screenReader: ['A list; each button says which passkey it is about.'],
      content: ['“Never signed with” until it has.'],
      usedBy: ['Profile'],
    } satisfies Guide,
  },
  args: {
    passkeys: [
      aPasskey({ lastUsedAt: new Date('2026-11-18T09:00:00Z') }),
      aPasskey({ id: 2, name: 'Telephone', isSynced: true }),
    ],
    now: new Date('2026-11-20T09:00:00Z'),
    onRename: fn(),
    onRemove: fn(),
  },
});

export const Several = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByText(/last signed with 2 days ago/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(
      'never signed with · kept on several devices',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Telephone' }));
    await expect(args.onRename).toHaveBeenLastCalledWith(2);
    await step('one press removes nothing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove Telephone' }));
      await expect(args.onRemove).not.toHaveBeenCalled();
      await userEvent.click(await canvas.findByRole('button', { name: 'Yes, remove Telephone' }));
      await expect(args.onRemove).toHaveBeenLastCalledWith(2);
    });
  },
});

export const RemovedByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove Telephone' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: /^Rename/ })).toHaveFocus();
  },
});

export const Removing = meta.story({
  args: { removingId: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Removing…')).toBeInTheDocument();
  },
});
