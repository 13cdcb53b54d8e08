import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Primitives/LoadFailed',
  component: LoadFailed,
  args: { what: 'your orders', onRetry: fn() },
});

export const Failed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your orders.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({ args: { isRetrying: true } });

export const AllStates = meta.story({
  render: (args) => (
    <Stack>
      <LoadFailed {...args} />
      <LoadFailed {...args} isRetrying>
        The shop did not answer.
      </LoadFailed>
    </Stack>
  ),
});
