import { brand } from '@formulary/rules/brand/brand';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Letterhead } from './Letterhead.tsx';

const meta = preview.meta({
  title: 'Chrome/Letterhead',
  component: Letterhead,
  tags: ['paper'],
  parameters: {
    guide: {
      useFor: ['Who sends it, at the head of everything that is printed to be kept.'],
      useNot: ['A screen: it has the header and the footer.'],
      screenReader: ['Nothing: it is on paper only.'],
      content: ['From the brand file, so that a pharmacy makes it its own.'],
      do: ['Let it come first on the sheet, above the title.'],
      dont: ['Print the site’s header beside it: paper has one sender.'],
      usedBy: ['Order'],
    } satisfies Guide,
  },
});

/** Visible in print only: use the browser’s print preview. */
export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(brand.regulator.registration)).not.toBeVisible();
  },
});
