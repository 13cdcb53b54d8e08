import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { HomeCarousel } from './HomeCarousel.tsx';
import { homeSlides } from './homeSlides.ts';

const meta = preview.meta({
  title: 'Catalogue/HomeCarousel',
  component: HomeCarousel,
  parameters: {
    guide: {
      useFor: ['The first thing on the home page: seven things the shop wants known.'],
      useNot: [
        'Slides of anything else: use Carousel itself.',
        'Anything a buyer must know: most people see the first slide only.',
      ],
      anatomy: [
        ['Scene', 'Drawn by the house; what it shows stays in view on a phone', 'img'],
        ['Card', 'A title, a sentence and the way on, on paper of its own', 'figcaption'],
        ['Controls', 'Pause, back and forth, and which slide of how many', '[aria-label="Slides"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: [
        'As the Carousel: each slide with what its scene shows, its title and its sentence.',
      ],
      content: [
        'Title: up to seven words, no full stop.',
        'Under it: one to three short sentences, fewer than ninety characters in all.',
      ],
      do: ['Promise on a slide only what the FAQ and the delivery policy say.'],
      dont: ['Write on the scene itself: words on pictures cannot be read aloud or enlarged.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: { isStill: true },
});

export const EverySlide = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const next = await canvas.findByRole('button', { name: 'Next slide' });
    await step('has seven slides, each a picture with text', async () => {
      await expect(canvasElement.querySelectorAll('img')).toHaveLength(7);
      for (const { alt, title, link } of homeSlides()) {
        await waitFor(() => expect(canvas.getByRole('img', { name: alt })).toBeVisible());
        await expect(await canvas.findByText(title)).toBeVisible();
        await expect(await canvas.findByRole('link', { name: link.label })).toHaveAttribute(
          'href',
          link.href,
        );
        await userEvent.click(next);
      }
    });
    await step('loads the first picture eagerly and the others lazily', async () => {
      const [first, ...others] = [...canvasElement.querySelectorAll('img')];
      await expect(first).toHaveAttribute('loading', 'eager');
      for (const image of others) await expect(image).toHaveAttribute('loading', 'lazy');
    });
    await step('every picture loads', async () => {
      for (const image of canvasElement.querySelectorAll('img')) {
        image.loading = 'eager';
        await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
      }
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Next slide' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play slides' })).toBeVisible();
  },
});
