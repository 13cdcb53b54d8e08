import { styled } from 'styled-components';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { border, color, font } from '@formulary/theme/tokens';
import { Carousel } from './Carousel.tsx';
import { TextLink } from '../../navigation/TextLink/TextLink.tsx';

const Sheet = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
  border: ${border.hairline};
  background: ${color.surfaceSunken};
  font-size: ${font.sizeDisplay};
`;

/** A fake clock: the last scheduled callback, its delay, and whether it is still pending. */
const clock = {
  waiting: undefined as { run: () => void; milliseconds: number } | undefined,
  schedule: (run: () => void, milliseconds: number) => {
    const entry = { run, milliseconds };
    clock.waiting = entry;
    return () => {
      if (clock.waiting === entry) clock.waiting = undefined;
    };
  },
};

const SEVEN = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

const waitFiveSeconds = async () => {
  await waitFor(() => expect(clock.waiting?.milliseconds).toBe(5000));
  clock.waiting?.run();
};

const turns = () => waitFor(() => expect(clock.waiting).toBeDefined());
const waits = () => waitFor(() => expect(clock.waiting).toBeUndefined());

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to Pause, Previous, Next, then into the visible slide; rotation pauses meanwhile',
    check: async ({ press, canvas }) => {
      await turns();
      for (const name of ['Pause slides', 'Previous slide', 'Next slide']) {
        await press('Tab');
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
      }
      await press('Tab');
      await expect(canvas.getByRole('link', { name: 'One' })).toHaveFocus();
      await waits();
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Presses the button',
    check: async ({ press, canvas }) => {
      canvas.getByRole('button', { name: 'Next slide' }).focus();
      await press('Enter');
      await expect(await canvas.findByRole('link', { name: 'Two' })).toBeVisible();
      await press('Space');
      await expect(await canvas.findByRole('link', { name: 'Three' })).toBeVisible();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/Carousel',
  component: Carousel,
  parameters: {
    guide: {
      useFor: ['A few pictures with words, of equal rank, on a page that is about none of them.'],
      useNot: [
        'What has to be read: put it on the page.',
        'Pictures of one product: use ZoomImage.',
      ],
      anatomy: [
        ['Slide', 'A picture with its words, 500 px high', '[aria-label="1 of 7"]'],
        [
          'Pause, Play',
          'Stops the slides turning by themselves, and lets them again',
          '[aria-label$="slides"]',
        ],
        ['Previous, Next', 'Turn by one, round the ends', '[aria-label="Previous slide"]'],
        ['Count', 'Which slide of how many', '[role="group"] > span'],
      ],
      drawnIn: 'Still',
      keyboard,
      screenReader: [
        '“Carousel”, by its label; first Pause, Previous and Next.',
        '“1 of 7, slide”, then its words.',
        'While it turns by itself it is silent; once stopped, each new slide is read.',
      ],
      content: [
        'Label: what the slides are about: “What the pharmacy does”.',
        'Slides: so few words that five seconds are enough to read them.',
      ],
      do: [
        'Say in words on the slide what its picture shows.',
        'Put nothing on a slide that stands nowhere else: most people see the first one only.',
      ],
      dont: ['Use two on a page.', 'Put a form on a slide.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: {
    label: 'What we do',
    isStill: false,
    schedule: clock.schedule,
    children: SEVEN.map((word) => <Sheet key={word}>{word}</Sheet>),
  },
  beforeEach: () => {
    clock.waiting = undefined;
  },
});

const shownIn = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-roledescription="slide"]')].find(
    (slide) => !slide.hasAttribute('inert'),
  );

export const TurnsByItself = meta.story({
  tags: ['@9.13'],
  play: async ({ canvas, canvasElement, step }) => {
    const carousel = canvas.getByRole('region', { name: 'What we do' });
    const shows = (name: string) =>
      waitFor(() => expect(shownIn(canvasElement)).toHaveTextContent(name));
    await step('shows seven slides, 500 px high', async () => {
      const slides = canvasElement.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]');
      await expect([...slides].map(({ offsetHeight }) => offsetHeight)).toEqual(
        SEVEN.map(() => 500),
      );
    });
    await step('advances after 5000 ms', async () => {
      await shows('One');
      await waitFiveSeconds();
      await shows('Two');
    });
    await step('slides into place', async () => {
      const slide = shownIn(canvasElement) as HTMLElement;
      await waitFor(async () => {
        const [from, to] = [carousel, slide].map((part) => part.getBoundingClientRect().left);
        await expect(Math.abs(Number(from) - Number(to))).toBeLessThan(2);
      });
    });
    await step('wraps from the last to the first', async () => {
      for (const name of [...SEVEN.slice(2), 'One']) {
        await waitFiveSeconds();
        await shows(name);
      }
    });
  },
});

export const Waits = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const carousel = canvas.getByRole('region', { name: 'What we do' });
    await step('stops while hovered', async () => {
      await turns();
      await fireEvent.pointerOver(carousel);
      await waits();
      await fireEvent.pointerOut(carousel, { relatedTarget: document.body });
      await turns();
    });
    await step('stops while something in it has the focus', async () => {
      await userEvent.tab();
      await expect(await canvas.findByRole('button', { name: 'Pause slides' })).toHaveFocus();
      await waits();
    });
    await step('stops once paused, until played', async () => {
      await userEvent.keyboard('{Enter}');
      (await canvas.findByRole('button', { name: 'Play slides' })).blur();
      await waits();
      await userEvent.click(await canvas.findByRole('button', { name: 'Play slides' }));
      (await canvas.findByRole('button', { name: 'Pause slides' })).blur();
      await fireEvent.pointerOut(carousel, { relatedTarget: document.body });
      await turns();
    });
  },
});

export const ByButtons = meta.story({
  tags: ['!autodocs'],
  args: { isStill: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const shows = (name: string) =>
      waitFor(() => expect(shownIn(canvasElement)).toHaveTextContent(name));
    await step('Next and Previous move by one and wrap at the ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await shows('Two');
      await userEvent.click(await canvas.findByRole('button', { name: 'Previous slide' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Previous slide' }));
      await shows('Seven');
      await expect(await canvas.findByText('7 / 7')).toBeVisible();
    });
    await step('only the visible slide can be read or reached', async () => {
      await expect(await canvas.findByRole('group', { name: '7 of 7' })).toBeVisible();
      const reachable = canvasElement.querySelectorAll(
        '[aria-roledescription="slide"]:not([inert])',
      );
      await expect(reachable).toHaveLength(1);
    });
  },
});

/** With reduced motion it stands still until the user presses Play. */
export const Still = meta.story({
  args: { isStill: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await expect(clock.waiting).toBeUndefined();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: {
    children: SEVEN.map((word) => (
      <Sheet key={word}>
        <TextLink href="/categories">{word}</TextLink>
      </Sheet>
    )),
  },
  play: pressAlong,
});

export const AllStates = meta.story({ tags: ['state', 'every-view'], args: { isStill: true } });
