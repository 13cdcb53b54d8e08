import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Disclosure } from './Disclosure.tsx';

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'Opens and closes it; the label is a native summary',
    check: async ({ press, canvas }) => {
      const answer = canvas.getByText(/leave the same day/);
      canvas.getByText('When do orders leave?').closest('summary')?.focus();
      await press('Enter');
      await expect(answer).toBeVisible();
      await press('Space');
      await expect(answer).not.toBeVisible();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      useFor: ['More for those who ask: the answer to a question, details that few need.'],
      useNot: [
        'What everybody needs: show it.',
        'Steps of a task: use an Accordion.',
        'A menu: the header’s menus have their own.',
      ],
      anatomy: [
        ['Label', 'A question or a name; all of it can be pressed', 'summary'],
        ['Chevron', 'Points down when closed, up when open', 'summary svg'],
        ['Content', 'Found by find-in-page also while closed', 'details[open] > div'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: [
        '“When do orders leave?, collapsed” or “expanded”.',
        'Then the content, only while it is open.',
      ],
      content: ['Label: the question as a customer would ask it.'],
      do: ['Give disclosures one name where only one should be open.'],
      dont: ['Hide a price, a warning or an error in one.'],
      usedBy: ['FAQs'],
    } satisfies Guide,
  },
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

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <div>
      <Disclosure {...args} isOpenAtFirst />
      <Disclosure {...args} label="Can non-prescribers order?" />
      <Disclosure {...args} label="Where are you?" />
    </div>
  ),
});
