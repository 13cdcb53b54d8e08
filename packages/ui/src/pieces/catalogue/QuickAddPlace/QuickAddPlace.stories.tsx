import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../stories/guide.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { QuickAdd } from '../QuickAdd/QuickAdd.tsx';
import { QuickAddPlace, type QuickAddPlaceProps } from './QuickAddPlace.tsx';

const args: QuickAddPlaceProps = { type: 'any' };

const meta = preview.meta({
  title: 'Catalogue/QuickAddPlace',
  component: QuickAddPlace,
  parameters: {
    guide: {
      useFor: ['The place of QuickAdd until it has come.'],
      useNot: ['Visitors, who get none.'],
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

/** The place and what comes in it are as high as each other. */
export const AsHigh = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack $gap={6}>
      {(['any', 'prescription'] as const).map((type) => (
        <Stack key={type} $gap={6} data-pair>
          <QuickAddPlace type={type} />
          <QuickAdd product={aProduct({ type, name: `Sold as ${type}` })} onAdd={fn()} />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll('[data-pair]')];
    await expect(pairs).toHaveLength(2);
    for (const { children } of pairs) {
      const [place, quickAdd] = [...children].map((each) => each.getBoundingClientRect().height);
      await expect(Math.abs(place! - quickAdd!)).toBeLessThanOrEqual(1);
    }
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack $gap={6}>
      <QuickAddPlace type="any" />
      <QuickAddPlace type="prescription" />
    </Stack>
  ),
});
