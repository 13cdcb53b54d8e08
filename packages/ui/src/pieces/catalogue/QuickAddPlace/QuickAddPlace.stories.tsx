import { expect } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { QuickAddPlace, type QuickAddPlaceProps } from './QuickAddPlace.tsx';

const args: QuickAddPlaceProps = { type: 'any' };

const meta = preview.meta({
  title: 'Catalogue/QuickAddPlace',
  component: QuickAddPlace,
  parameters: {
    guide: {
      useFor: ['The place of QuickAdd until it has come.'],
      useNot: ['Visitors, who get none.'],
      anatomy: [['Bars', 'One for how many and Add; one more where a way of buying is chosen']],
      screenReader: ['Silent.'],
      content: ['No words.'],
      do: ['Hand it the type of the product: it decides the height.'],
      dont: ['Leave it out: cards would grow under the pointer.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args,
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
});

export const AllStates = meta.story({
  tags: ['state'],
  render: () => (
    <Stack $gap={6}>
      <QuickAddPlace type="any" />
      <QuickAddPlace type="prescription" />
    </Stack>
  ),
});
