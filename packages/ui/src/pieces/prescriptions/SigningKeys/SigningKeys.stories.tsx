import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { SigningKeys } from './SigningKeys.tsx';

const meta = preview.meta({
  title: 'Prescriptions/SigningKeys',
  component: SigningKeys,
  parameters: {
    guide: {
      useFor: ['Below the queue of a prescriber: the keys, and the switch for them.'],
      anatomy: [
        ['Keys', 'Opens the list', 'summary'],
        ['Use these keys', 'Off for who speaks to the computer', 'label "Use these keys"'],
      ],
      drawnIn: 'Open',
      screenReader: ['Each key with what it does.'],
      content: ['One key, one verb.'],
      dont: ['Let a single key verify: what it freezes cannot be undone.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: { isOn: true, onChange: fn() },
});

export const Open = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Keys'));
    await expect(await canvas.findByText('Next prescription')).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Use these keys' }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});
