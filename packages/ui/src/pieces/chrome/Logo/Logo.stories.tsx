import { brand } from '@formulary/rules/brand/brand';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Chrome/Logo',
  component: Logo,
  parameters: {
    guide: {
      useFor: ['The shop’s mark and name, at the top and the foot of every page.'],
      useNot: [
        'The head of a printed sheet: use Letterhead.',
        'The shop’s name in a sentence: take it from the brand file.',
      ],
      anatomy: [
        ['Mark', 'A drawing without words', 'svg'],
        [
          'Name',
          'Text beside it; the header hides it from view on a small phone',
          '[data-part="name"]',
        ],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The name alone; the mark is drawn and not read.'],
      content: ['The name as the brand file has it; no claim, no legal form.'],
      do: ['Make it a link home in the header.'],
      dont: ['Draw it as a picture file: it takes the theme’s colours.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(brand.name)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
