import { Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from './Cluster.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Delete line', children: <Trash2 aria-hidden />, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete line' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Small = meta.story({ args: { isSmall: true } });

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete line' })).toBeDisabled();
  },
});

export const AllStates = meta.story({
  render: (args) => (
    <Cluster>
      <IconButton {...args} label="Default" />
      <IconButton {...args} label="Small" isSmall />
      <IconButton {...args} label="Disabled" isDisabled />
    </Cluster>
  ),
});
