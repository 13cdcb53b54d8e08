import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { DensitySwitch } from './DensitySwitch.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'Switches to compact rows, or back',
    check: async ({ canvas, args, press, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Compact rows' })).toHaveFocus();
      await press('Enter');
      await expect(args['onChange']).toHaveBeenLastCalledWith(true);
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/DensitySwitch',
  component: DensitySwitch,
  parameters: {
    guide: {
      useFor: ['Tables of many rows that people scan: orders, products, quick order.'],
      useNot: ['Other content for each choice: use Tabs.'],
      keyboard,
      screenReader: ['“Compact rows, toggle button, pressed”.'],
      content: ['An icon, with its words for screen readers and as a tooltip.'],
      do: ['Remember the choice for all tables.'],
      dont: ['Show it on a phone, where rows are as high as their content.'],
      usedBy: ['Orders', 'Products', 'Quick order'],
    } satisfies Guide,
  },
  args: { isCompact: false, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Compact rows', pressed: false });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const Keyboard = meta.story({ tags: ['!autodocs'], play: pressAlong });

/** Pressed while rows are compact. */
export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { isCompact: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compact rows', pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});
