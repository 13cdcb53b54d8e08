import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';

function Choosing({ values: first, ...props }: ChoiceListProps) {
  const [values, setValues] = useState(first);
  return <ChoiceList {...props} values={values} onChange={setValues} />;
}

const meta = preview.meta({
  title: 'Primitives/ChoiceList',
  component: ChoiceList,
  render: (args) => <Choosing {...args} />,
  parameters: {
    guide: {
      useFor: ['Several options whose order matters: the categories of a product.'],
      useNot: ['A few options without an order: check boxes show them all.'],
      anatomy: [
        ['Select', 'Adds one at the end', 'select'],
        ['First', 'The one that counts most', 'li'],
        ['Others', 'Each can be put first or removed', 'li + li'],
      ],
      drawnIn: 'Chosen',
      screenReader: ['A select that adds, and a numbered list with a button to remove each.'],
      content: ['The first entry is the one that counts most.'],
      do: ['Say in the description what the first one does.'],
      dont: ['Use it for more than a handful of choices.'],
    } satisfies Guide,
  },
  args: {
    label: 'Categories',
    description: 'The first is the one whose page leads to it.',
    addLabel: 'Add a category',
    values: ['3', '1'],
    options: [
      { value: '1', label: 'Needles' },
      { value: '2', label: 'Cannulas' },
      { value: '3', label: 'Needles › Blunt' },
    ],
    onChange: () => {},
  },
});

export const Chosen = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Categories/), 'Cannulas');
    await userEvent.click(await canvas.findByRole('button', { name: 'Put first: Cannulas' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Needles' }));
    const names = (await canvas.findAllByRole('listitem')).map(
      (item) => item.firstChild?.textContent,
    );
    await expect(names).toEqual(['Cannulas', 'Needles › Blunt']);
  },
});

export const Refused = meta.story({
  tags: ['state'],
  args: { values: [], errorMessage: 'Please choose at least one category' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please choose at least one category')).toBeVisible();
  },
});
