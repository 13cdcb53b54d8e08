import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { ZoomImage } from './ZoomImage.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
    <rect width="480" height="480" fill="#f4f2ea"/>
    <rect x="150" y="150" width="180" height="240" rx="14" fill="#fff" stroke="#404b44" stroke-width="3"/>
    <rect x="180" y="90" width="120" height="60" rx="8" fill="#0b6642"/>
    <rect x="150" y="220" width="180" height="90" fill="#e4f2e9"/>
    <path d="M175 254h130" stroke="#14211b" stroke-width="9"/>
    <path d="M195 281h90" stroke="#14211b" stroke-width="6"/>
  </svg>`,
)}`;

const lensIn = (zoom: HTMLElement) => zoom.querySelector<HTMLElement>('[data-part="lens"]');

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter, Space',
    does: 'Shows and hides the lens',
    check: async ({ press, canvas }) => {
      const zoom = canvas.getByRole('button');
      zoom.focus();
      for (const key of ['Enter', 'Space']) {
        await press(key);
        await expect(zoom).toHaveAttribute('aria-pressed', 'true');
        await expect(lensIn(zoom)).toBeVisible();
        await press(key);
        await expect(zoom).toHaveAttribute('aria-pressed', 'false');
        await expect(lensIn(zoom)).toBeNull();
      }
    },
  },
  {
    keys: '← ↑ → ↓',
    does: 'Move the lens',
    check: async ({ press, canvas, userEvent }) => {
      const zoom = canvas.getByRole('button');
      const place = () => lensIn(zoom)?.getBoundingClientRect() ?? new DOMRect();
      await userEvent.keyboard('{Enter}');
      const { x, y } = place();
      await press('→');
      await expect(place().x).toBeGreaterThan(x);
      await press('←');
      await expect(place().x).toBeCloseTo(x);
      await press('↓');
      await expect(place().y).toBeGreaterThan(y);
      await press('↑');
      await expect(place().y).toBeCloseTo(y);
    },
  },
  {
    keys: '+ −',
    does: 'Increase and decrease the magnification',
    check: async ({ press, canvas }) => {
      const zoom = canvas.getByRole('button');
      await press('+');
      await expect(zoom).toHaveAttribute('data-magnification', '2.25');
      await press('−');
      await expect(zoom).toHaveAttribute('data-magnification', '2');
    },
  },
  {
    keys: 'Esc',
    does: 'Closes it',
    check: async ({ press, canvas }) => {
      await press('Esc');
      await expect(lensIn(canvas.getByRole('button'))).toBeNull();
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/ZoomImage',
  component: ZoomImage,
  parameters: {
    guide: {
      useFor: ['The picture that a screen is about, where details matter: a label, a strength.'],
      useNot: ['Pictures in a list: use Picture.'],
      anatomy: [
        ['Picture', 'In its own proportions, its place kept while it loads', 'img'],
        ['Hint', '“Magnify”', '"Magnify"'],
        ['Lens', '200 px wide, twice as large, up to five times'],
      ],
      drawnIn: 'Still',
      keyboard,
      screenReader: [
        '“Sodium chloride 0.9%, a vial, toggle button, Magnify”.',
        'The lens itself is silent: all words of the picture are on the page.',
      ],
      content: ['alt: the product’s name, not “picture of”.'],
      do: ['Give the size of the picture, so that its place is kept.'],
      dont: ['Hide words in the picture that stand nowhere else.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: {
    src: picture,
    alt: 'Sodium chloride 0.9%, a vial',
    width: 480,
    height: 480,
    onError: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Still = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    const zoom = canvas.getByRole('button', { name: /Sodium chloride/ });
    await expect(zoom).toHaveAccessibleDescription('Magnify');
    await expect(lensIn(zoom)).toBeNull();
  },
});

export const UnderTheMouse = meta.story({
  tags: ['@2.11', '@9.12'],
  play: async ({ canvas, step }) => {
    const zoom = canvas.getByRole('button', { name: /Sodium chloride/ });
    const box = zoom.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    const mouse = { ...at, pointerType: 'mouse' };

    await step('scrolling the page under a resting mouse shows no lens', async () => {
      await fireEvent.pointerMove(zoom, { ...mouse, movementX: 0, movementY: 0 });
      await expect(lensIn(zoom)).toBeNull();
    });
    await step('moving the mouse shows a lens 200 px wide at twice the size', async () => {
      await fireEvent.pointerMove(zoom, { ...mouse, movementX: 3, movementY: 0 });
      const lens = lensIn(zoom);
      await expect(lens?.offsetWidth).toBe(200);
      await expect(lens?.style.backgroundSize).toBe(
        `${zoom.clientWidth * 2}px ${zoom.clientHeight * 2}px`,
      );
    });
    await step('the wheel zooms and the page stays', async () => {
      const wheel = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
      zoom.dispatchEvent(wheel);
      await expect(wheel.defaultPrevented).toBe(true);
      await waitFor(() => expect(zoom).toHaveAttribute('data-magnification', '2.25'));
      await expect(lensIn(zoom)?.style.backgroundSize).toBe(
        `${zoom.clientWidth * 2.25}px ${zoom.clientHeight * 2.25}px`,
      );
    });
    await step('back at 2, scrolling down moves the page', async () => {
      zoom.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, cancelable: true }));
      await waitFor(() => expect(zoom).toHaveAttribute('data-magnification', '2'));
      const wheel = new WheelEvent('wheel', { deltaY: 100, cancelable: true });
      zoom.dispatchEvent(wheel);
      await expect(wheel.defaultPrevented).toBe(false);
    });
    await step('leaving hides the lens', async () => {
      await fireEvent.pointerOut(zoom, { pointerType: 'mouse', relatedTarget: document.body });
      await expect(lensIn(zoom)).toBeNull();
    });
  },
});

/** Touch has no hover: a press shows the lens, dragging moves it, a press hides it. */
export const UnderAFinger = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const zoom = canvas.getByRole('button', { name: /Sodium chloride/ });
    const { left, top, width, height } = zoom.getBoundingClientRect();
    const at = (across: number, down: number) => ({
      pointerType: 'touch',
      clientX: left + width * across,
      clientY: top + height * down,
    });
    await step('scrolling the page by touch shows no lens', async () => {
      await fireEvent.pointerMove(zoom, { ...at(0.5, 0.5), movementX: 0, movementY: 9 });
      await expect(lensIn(zoom)).toBeNull();
    });
    await step('a press shows the lens at its point', async () => {
      await fireEvent.pointerDown(zoom, at(0, 0));
      await fireEvent.click(zoom);
      await expect(lensIn(zoom)).not.toBeNull();
    });
    await step('dragging moves the lens', async () => {
      const before = lensIn(zoom)?.style.translate;
      await fireEvent.pointerMove(zoom, { ...at(1, 1), movementX: 40, movementY: 40 });
      await expect(lensIn(zoom)?.style.translate).not.toBe(before);
    });
    await step('lifting the finger keeps the lens, another press hides it', async () => {
      await fireEvent.pointerOut(zoom, { pointerType: 'touch', relatedTarget: document.body });
      await expect(lensIn(zoom)).not.toBeNull();
      await fireEvent.click(zoom);
      await expect(lensIn(zoom)).toBeNull();
    });
  },
});

/** The browser's own picture for a failed load. The parent is told and can replace it. */
export const Missing = meta.story({
  args: { src: 'data:image/png;base64,AA==' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalled());
  },
});

export const Keyboard = meta.story({ play: pressAlong });
