import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { StepList } from './StepList.tsx';

const meta = preview.meta({
  title: 'Content/StepList',
  component: StepList,
  parameters: {
    guide: {
      useFor: ['How something is done that takes several steps, on a page to read.'],
      useNot: ['Steps that are done on the same page: use AccordionStep.'],
      anatomy: [
        ['Title', 'What is done', 'h2'],
        ['Words', 'What to know about it; the number before both is drawn by the list', 'p'],
      ],
      drawnIn: 'Default',
      screenReader: ['A list with its length; each step by its heading.'],
      content: ['The title begins with what to do.'],
      usedBy: ['How to order'],
    } satisfies Guide,
  },
  args: {
    steps: [
      { title: 'Fill your cart', body: <p>Find a product and add it.</p> },
      { title: 'Check out', body: <p>Choose delivery and payment.</p> },
      { title: 'Follow your order', body: <p>We write when it leaves.</p> },
    ],
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Fill your cart',
      'Check out',
      'Follow your order',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
