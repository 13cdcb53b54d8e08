import { expect } from 'storybook/test';
import type { Guide } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { homeSlides } from './homeSlides.ts';
import { HomeSlideView } from './HomeSlideView.tsx';

const [first, second] = homeSlides;

const meta = preview.meta({
  title: 'Catalogue/HomeSlide',
  component: HomeSlideView,
  parameters: {
    guide: {
      useFor: ['A scene of the home page with a few words.'],
      useNot: ['A picture of what can be bought: use Picture.'],
      anatomy: [
        ['Scene', 'Drawn for 1600 × 500; a phone sees what it is about'],
        ['Card', 'Title and words, clear of the scene'],
      ],
      screenReader: ['“The dispensary behind your practice, figure”, what the scene shows.'],
      content: ['A promise that the FAQ keeps, in one sentence.'],
      dont: ['Put words into the drawing.'],
      usedBy: ['Home'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: { slide: first! },
});

export const First = meta.story({
  args: { isFirst: true },
  play: async ({ canvas }) => {
    const scene = canvas.getByRole('img', { name: first!.alt });
    await expect(scene).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByText(first!.title)).toBeVisible();
  },
});

/** What nobody sees yet waits. */
export const Later = meta.story({
  args: { slide: second! },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('figcaption')?.getBoundingClientRect();
    const figure = canvasElement.querySelector('figure')?.getBoundingClientRect();
    await expect(card?.right).toBeLessThanOrEqual(320);
    await expect(card!.bottom).toBeLessThan(figure!.bottom / 2);
  },
});

export const AllStates = meta.story({});
