import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Tabs, type TabsProps } from './Tabs.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Tabs {...props} value={value} onChange={handleChange} />;
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the selected tab, then into its panel',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('tab', { name: 'Details' }),
      canvas.getByRole('link', { name: 'Change' }),
    ]),
  },
  {
    keys: '← →',
    does: 'Selects the previous or next tab at once, wrapping around',
    check: async ({ press, canvas, args }) => {
      const tab = (name: string) => canvas.getByRole('tab', { name });
      tab('Details').focus();
      await press('→');
      await expect(tab('Documents')).toHaveFocus();
      await expect(args['onChange']).toHaveBeenLastCalledWith('documents');
      await press('←');
      await expect(tab('Details')).toHaveFocus();
      await expect(args['onChange']).toHaveBeenLastCalledWith('details');
      await press('←');
      await expect(tab('Security')).toHaveFocus();
      await press('→');
      await expect(tab('Details')).toHaveFocus();
    },
  },
  {
    keys: 'Home, End',
    does: 'Selects the first and the last tab',
    check: async ({ press, canvas }) => {
      await press('End');
      await expect(canvas.getByRole('tab', { name: 'Security' })).toHaveFocus();
      await press('Home');
      await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      useFor: ['Parts of one thing that are looked at one at a time.'],
      useNot: ['Steps: use an Accordion.', 'Pages: use links.'],
      anatomy: [
        ['List', 'The tabs; one is chosen', '[role="tablist"]'],
        ['Panel', 'What the chosen tab is about', '[role="tabpanel"]'],
      ],
      drawnIn: 'Chosen',
      keyboard,
      screenReader: [
        '“Tab list” by its label; “Details, tab, selected, 1 of 2”.',
        '“Details, tab panel”, then what is in it.',
      ],
      content: ['A noun or two for each, of about the same length.'],
      do: ['Keep the chosen tab in the address where one would send it to somebody.'],
      dont: ['Hide in a tab what must be filled in.'],
      usedBy: ['Profile'],
    } satisfies Guide,
  },
  args: {
    label: 'Account',
    items: [
      { key: 'details', label: 'Details', content: <p>Amara Okafor, Practitioner</p> },
      { key: 'documents', label: 'Documents', content: <p>Three documents, all accepted.</p> },
      { key: 'security', label: 'Security', content: <p>Your password was never changed.</p> },
    ],
    value: 'details',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Choosing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('a press shows only its panel', async () => {
      await userEvent.click(tab('Documents'));
      await expect(await canvas.findByRole('tabpanel', { name: 'Documents' })).toHaveTextContent(
        /Three/,
      );
      await expect(canvas.queryByText(/Amara/)).not.toBeInTheDocument();
      await expect(args.onChange).toHaveBeenLastCalledWith('documents');
    });
    await step('has one tab stop', async () => {
      const stops = (await canvas.findAllByRole('tab')).filter(({ tabIndex }) => tabIndex === 0);
      await expect(stops).toEqual([tab('Documents')]);
    });
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('tab', { name: 'Documents' })).toHaveFocus();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: {
    items: [
      { key: 'details', label: 'Details', content: <TextLink href="/profile">Change</TextLink> },
      { key: 'documents', label: 'Documents', content: <p>Three documents, all accepted.</p> },
      { key: 'security', label: 'Security', content: <p>Your password was never changed.</p> },
    ],
  },
  play: pressAlong,
});

export const Chosen = meta.story({ tags: ['state', 'every-view'] });
