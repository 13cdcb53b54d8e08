import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: {
    label: 'When do orders leave?',
    children: 'Those placed before 3pm, Monday to Friday, leave the same day.',
    onToggle: fn(),
  },
});

export const Closed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const answer = canvas.getByText(/leave the same day/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('When do orders leave?'));
    await expect(answer).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
  },
});

export const Open = meta.story({ args: { isOpenAtFirst: true } });

export const AllStates = meta.story({
  render: (args) => (
    <div>
      <Disclosure {...args} isOpenAtFirst />
      <Disclosure {...args} label="Can non-prescribers order?" />
      <Disclosure {...args} label="Where are you?" />
    </div>
  ),
});
