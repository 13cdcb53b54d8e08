import { expect, fn } from 'storybook/test';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { QuickOrderFile } from './QuickOrderFile.tsx';

const meta = preview.meta({
  title: 'Cart/QuickOrderFile',
  component: QuickOrderFile,
  parameters: {
    guide: {
      useFor: ['Rows of a quick order from a CSV file.'],
      useNot: ['A file that is sent as it is: use FileField.'],
      anatomy: [
        ['Upload a CSV file', 'Opens the file window', 'button "Upload"'],
        ['Download a sample', 'A file to begin with', 'button "Download"'],
        ['Clear the rows', 'Asks once; left out where there are none', 'button "Clear the rows"'],
        ['Progress', 'How many rows are looked up, and a way to call it off', 'progress'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“Looked up 300 of 1000 rows”, as it goes on.'],
      do: ['Leave the rows as they are until the whole file is looked up.'],
      dont: ['Take a part of a file.'],
      usedBy: ['Quick order'],
    } satisfies Guide,
  },
  args: { progress: undefined, onFile: fn(), onCancel: fn(), onSample: fn(), onClear: fn() },
});

export const Choosing = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download a sample' }));
    await expect(args.onSample).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: /^Clear the rows/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Yes, clear them/ }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    // The button opens the browser's file dialog through a hidden input.
    const input = canvasElement.querySelector('input');
    const file = new File(['LAMP,1'], 'order.csv', { type: 'text/csv' });
    if (input) await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
});

export const UnderWay = meta.story({
  args: { progress: { done: 300, of: 1000 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '300');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the file' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <QuickOrderFile {...args} />
      <QuickOrderFile {...args} progress={{ done: 300, of: 1000 }} />
    </Stack>
  ),
});
