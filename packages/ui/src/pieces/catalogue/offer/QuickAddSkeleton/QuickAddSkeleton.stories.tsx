import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import { aPublicProduct } from '@formulary/rules/catalogue/fixtures/aPublicProduct';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { QuickAdd } from '../QuickAdd/QuickAdd.tsx';
import { QuickAddSkeleton, type QuickAddSkeletonProps } from './QuickAddSkeleton.tsx';

const args: QuickAddSkeletonProps = {
  product: aPublicProduct({ type: 'nonPrescription', name: 'Lip filler 20' }),
};

const meta = preview.meta({
  title: 'Catalogue/QuickAddSkeleton',
  component: QuickAddSkeleton,
  parameters: {
    guide: {
      useFor: ['The place of QuickAdd until it has come.'],
      useNot: ['Visitors, who get none.'],
      screenReader: ['“Add Lip filler 20, button”: pressed now, it adds when it can.'],
      content: ['Add is called what it will be called.'],
      do: [
        'Hand it the product: its type decides the height, its stock whether Add can be pressed.',
      ],
      dont: ['Leave it out: cards would grow under the pointer.'],
      usedBy: ['Products'],
    } satisfies Guide,
  },
  args,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Lip filler 20' })).toBeEnabled();
  },
});

/** The placeholder has the same height as the loaded control. */
export const AsHigh = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack $gap={6}>
      {(['any', 'prescription'] as const).map((type) => (
        <Stack key={type} $gap={6} data-pair>
          <QuickAddSkeleton product={aProduct({ type, name: `Sold as ${type}` })} />
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
      <QuickAddSkeleton product={aPublicProduct({ type: 'any' })} />
      <QuickAddSkeleton product={aPublicProduct({ type: 'prescription' })} />
      <QuickAddSkeleton product={aPublicProduct({ type: 'prescription', isInStock: false })} />
    </Stack>
  ),
});
