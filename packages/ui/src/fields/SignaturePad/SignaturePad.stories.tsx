import { useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { placeSheet, toPaper } from './placeSheet.ts';
import type { Signature, SignatureStroke } from './Signature.ts';
import { SignatureCanvas, type SignatureCanvasProps } from './SignatureCanvas.tsx';
import { SignaturePad, type SignaturePadProps } from './SignaturePad.tsx';
import { signaturePng } from './signaturePng.tsx';

function Controlled(props: SignaturePadProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: Signature | undefined) => {
    setValue(next);
    props.onChange(next);
  };
  return <SignaturePad {...props} value={value} onChange={handleChange} />;
}

/** Drawn ink differs by a pixel between runs: stories that show it are tagged `no-visual`. */
const wave = (from: number): Signature => ({
  kind: 'drawn',
  strokes: [
    {
      dotSize: 0,
      minWidth: 0.5,
      maxWidth: 2.5,
      velocityFilterWeight: 0.7,
      penColor: '#14211b',
      compositeOperation: 'source-over',
      points: Array.from({ length: 24 }, (_, index) => ({
        x: from + index * 16,
        y: 100 + Math.sin(index) * 46,
        pressure: 0.5,
        time: index * 40,
      })),
    },
  ],
});

const strokesOf = (signature: Signature) => (signature.kind === 'drawn' ? signature.strokes : []);

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to Undo, Clear, and Type your name instead',
    check: tabThrough(({ canvas }) =>
      ['Undo', 'Clear', 'Type your name instead'].map((name) =>
        canvas.getByRole('button', { name }),
      ),
    ),
  },
  {
    keys: 'Enter, Space',
    does: 'Presses the button',
    check: async ({ press, canvas }) => {
      const paper = await canvas.findByRole('img', { name: 'Your signature' });
      canvas.getByRole('button', { name: 'Undo' }).focus();
      await press('Enter');
      await waitFor(() => expect(paper).toHaveAttribute('data-strokes', '1'));
      canvas.getByRole('button', { name: 'Type your name instead' }).focus();
      await press('Space');
      await expect(canvas.getByRole('textbox', { name: 'Your full name' })).toBeVisible();
    },
  },
  {
    keys: 'Letters',
    does: 'In the name field: uses the typed name as the signature',
    check: async ({ press, canvas, args }) => {
      canvas.getByRole('textbox', { name: 'Your full name' }).focus();
      await press('Letters');
      await expect(args['onChange']).toHaveBeenLastCalledWith({ kind: 'typed', name: 'a' });
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/SignaturePad',
  component: SignaturePad,
  parameters: {
    guide: {
      useFor: ['Signing a prescription: a mark that becomes a picture.'],
      useNot: ['Agreeing to terms: use a Checkbox.'],
      anatomy: [
        ['Label, description', 'What is signed, and what signing means', '"Signature"'],
        ['Paper', 'Where it is drawn; light in every theme, as the picture that is sent', 'canvas'],
        ['Undo, Clear', 'Take back the last stroke, or all of them', 'button "Undo"'],
        [
          'Type your name instead',
          'For those who cannot or will not draw',
          'button "Type your name instead"',
        ],
        ['Error', 'Why it cannot be sent yet', 'div "Please affix"'],
      ],
      drawnIn: 'Refused',
      keyboard,
      screenReader: [
        'The group by its label, with its error and what signing means.',
        '“Type your name instead, button”: all of it can be done without drawing.',
      ],
      content: [
        'Description: what signing means, in one sentence.',
        'Error: the sentence of the rule: “Please affix your signature to continue”.',
      ],
      do: ['Keep the value with the form: a refused sending must not cost the signature.'],
      dont: [
        'Follow the dark theme on the paper: what is seen is what is sent.',
        'Put the typed name out of reach: without it the keyboard cannot sign.',
      ],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: { label: 'Signature', value: undefined as Signature | undefined, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

interface Hand {
  readonly pointerType?: string;
  readonly moves?: number;
  /** Distance between two pointer positions, in screen pixels. */
  readonly apart?: number;
  /** Interval between two pointer positions, in milliseconds of a fake clock. */
  readonly everyMs?: number;
  /** Called in the middle of the stroke. */
  readonly during?: () => void;
}

/** Draws one stroke across the paper, step by step: each step is one pointer event. */
function* strokeOn(
  canvas: HTMLElement,
  { pointerType = 'mouse', moves = 10, apart = 20, everyMs = 20, during }: Hand = {},
) {
  const { left, top, height } = canvas.getBoundingClientRect();
  const at = (x: number, buttons: number) => ({
    pointerId: 1,
    isPrimary: true,
    bubbles: true,
    cancelable: true,
    pressure: 0.5,
    pointerType,
    button: 0,
    buttons,
    clientX: left + x,
    clientY: top + height / 2,
  });
  let now = Date.now();
  const realNow = Date.now;
  const send = (type: string, x: number, buttons: number) => {
    Date.now = () => now;
    canvas.dispatchEvent(new PointerEvent(type, at(x, buttons)));
    Date.now = realNow;
  };
  send('pointerdown', 20, 1);
  for (let move = 1; move <= moves; move += 1) {
    now += everyMs;
    if (move * 2 === moves) during?.();
    yield send('pointermove', 20 + move * apart, 1);
  }
  send('pointerup', 20 + moves * apart, 0);
}

/** Draws one stroke across the paper. */
const drawOn = (canvas: HTMLElement, hand?: Hand) => Array.from(strokeOn(canvas, hand));

const lastOf = (onChange: SignaturePadProps['onChange']) =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Signature | undefined;

export const Drawing = meta.story({
  tags: ['@9.14', 'no-visual'],
  play: async ({ canvas, userEvent, args, step }) => {
    const paper = await canvas.findByRole('img', { name: 'Sign here' });
    const strokes = (count: number) =>
      waitFor(() => expect(paper).toHaveAttribute('data-strokes', String(count)));
    await step('draws with a mouse, a finger and a pen', async () => {
      drawOn(paper, { pointerType: 'mouse' });
      await strokes(1);
      drawOn(paper, { pointerType: 'touch' });
      await strokes(2);
      drawOn(paper, { pointerType: 'pen' });
      await strokes(3);
    });
    await step('exports a PNG', async () => {
      const signature = lastOf(args.onChange) as Signature;
      const png = await signaturePng(signature);
      await expect(png.type).toBe('image/png');
      const picture = await createImageBitmap(png);
      await expect([picture.width, picture.height]).toEqual([1200, 400]);
    });
    await step('Undo removes one stroke, Clear removes all', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await strokes(2);
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
      await strokes(0);
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
      await expect(await canvas.findByRole('button', { name: 'Clear' })).toHaveFocus();
    });
  },
});

/** A press without a movement does not begin a signature; later it is the dot of a letter. */
export const PressedOnly = meta.story({
  tags: ['!autodocs', 'no-visual'],
  play: async ({ canvas, args }) => {
    const paper = await canvas.findByRole('img', { name: 'Sign here' });
    drawOn(paper, { moves: 1, apart: 2 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(paper).toHaveAttribute('data-strokes', '0');
    drawOn(paper);
    await waitFor(() => expect(paper).toHaveAttribute('data-strokes', '1'));
    drawOn(paper, { moves: 1, apart: 2 });
    await waitFor(() => expect(paper).toHaveAttribute('data-strokes', '2'));
  },
});

const RENDER_AGAIN = 'render-again';

function RenderedAgain(props: SignaturePadProps) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const renderNow = () => flushSync(render);
    globalThis.addEventListener(RENDER_AGAIN, renderNow);
    return () => globalThis.removeEventListener(RENDER_AGAIN, renderNow);
  }, []);
  return <Controlled {...props} />;
}

const renderAgain = () => globalThis.dispatchEvent(new Event(RENDER_AGAIN));

/** A page that is rendered during a stroke, as after an answer of the server, keeps it. */
export const RenderedDuringAStroke = meta.story({
  tags: ['!autodocs', 'no-visual'],
  render: (args) => <RenderedAgain {...args} />,
  play: async ({ canvas, args }) => {
    const paper = await canvas.findByRole('img', { name: 'Sign here' });
    await waitFor(() =>
      expect(paper).toHaveProperty('width', paper.offsetWidth * devicePixelRatio),
    );
    drawOn(paper, { during: renderAgain });
    await waitFor(() => expect(paper).toHaveAttribute('data-strokes', '1'));
    drawOn(paper, { during: renderAgain, apart: 10 });
    await waitFor(() => expect(paper).toHaveAttribute('data-strokes', '2'));
    const [one, other] = strokesOf(lastOf(args.onChange)!);
    await expect(other!.points).not.toEqual(one!.points);
  },
});

/** Returns the last stroke, with widths in screen pixels. */
function lastStroke(paper: HTMLElement, onStroke: SignatureCanvasProps['onStroke']) {
  const [stroke] = (onStroke as ReturnType<typeof fn>).mock.lastCall as [SignatureStroke];
  return toPaper(stroke, placeSheet({ width: paper.offsetWidth, height: paper.offsetHeight }, []));
}

const onStroke = fn();
const onPaper = (ink?: SignatureCanvasProps['ink']) => (
  <div style={{ position: 'relative', inlineSize: '15rem', blockSize: '5rem' }}>
    <SignatureCanvas label="Paper" strokes={[]} onStroke={onStroke} {...(ink && { ink })} />
  </div>
);

/** Returns how many points of a stroke are kept, including its start. */
function kept(paper: HTMLElement, hand: Hand) {
  drawOn(paper, hand);
  return lastStroke(paper, onStroke).points.length - 1;
}

export const Ink = meta.story({
  tags: ['!autodocs', '@9.14', 'no-visual'],
  render: () => onPaper(),
  play: async ({ canvas, step }) => {
    const paper = canvas.getByRole('img', { name: 'Paper' });
    await waitFor(() => expect(paper).toHaveProperty('width', 240 * devicePixelRatio));
    await step('the pen is 0.5 to 2.5 pixels wide', async () => {
      drawOn(paper);
      const { minWidth, maxWidth } = lastStroke(paper, onStroke);
      await expect([minWidth, maxWidth]).toEqual([0.5, 2.5]);
    });
    await step('skips points at most 5 pixels from the previous one', async () => {
      await expect(kept(paper, { apart: 5.5 })).toBe(10);
      await expect(kept(paper, { apart: 4.5 })).toBe(5);
    });
    await step('samples the pointer at most every 16 ms', async () => {
      await expect(kept(paper, { everyMs: 16, moves: 9 })).toBe(9);
      await expect(kept(paper, { everyMs: 15, moves: 9 })).toBe(5);
    });
  },
});

/** The shop sets the pen, so that new defaults of the library change nothing. */
export const OtherInk = meta.story({
  tags: ['!autodocs', 'no-visual'],
  render: () => onPaper({ minWidth: 2, maxWidth: 8, minDistance: 30, throttle: 0 }),
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('img', { name: 'Paper' });
    await waitFor(() => expect(paper).toHaveProperty('width', 240 * devicePixelRatio));
    drawOn(paper, { moves: 10, apart: 20, everyMs: 0 });
    const { minWidth, maxWidth, points } = lastStroke(paper, onStroke);
    await expect([minWidth, maxWidth, points.length - 1]).toEqual([2, 8, 5]);
  },
});

export const Typing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('signs with the keyboard alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Type your name instead' }));
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'Your full name' }),
        'Helen Marsh',
      );
      await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Helen Marsh' });
    });
    await step('a typed signature becomes the same picture as a drawn one', async () => {
      const png = await signaturePng({ kind: 'typed', name: 'Helen Marsh' });
      const blank = await signaturePng({ kind: 'typed', name: ' ' });
      const picture = await createImageBitmap(png);
      await expect([picture.width, picture.height]).toEqual([1200, 400]);
      await expect(png.size).toBeGreaterThan(blank.size);
    });
    await step('clearing the name clears the signature', async () => {
      await userEvent.clear(await canvas.findByRole('textbox', { name: 'Your full name' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    });
    await step('one press switches to drawing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Draw it instead' }));
      await expect(await canvas.findByRole('img', { name: 'Sign here' })).toBeVisible();
    });
  },
});

const inkOf = (paper: HTMLElement) => {
  const sheet = paper as HTMLCanvasElement;
  const { data } = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height) ?? {};
  return data?.some((value) => value > 0) === true;
};

/** Redraws the signature at the new size when the screen turns; the value stays the same. */
export const SurvivesResizing = meta.story({
  tags: ['!autodocs', 'no-visual'],
  args: { value: wave(80) },
  render: (args) => (
    <div data-part="frame" style={{ inlineSize: '30rem', maxInlineSize: '100%' }}>
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const paper = await canvas.findByRole('img', { name: 'Your signature' });
    await waitFor(() => expect(inkOf(paper)).toBe(true));
    const frame = canvasElement.querySelector<HTMLElement>('[data-part="frame"]');
    if (frame) frame.style.inlineSize = '15rem';
    await waitFor(() => expect(paper).toHaveProperty('width', 238 * devicePixelRatio));
    await waitFor(() => expect(inkOf(paper)).toBe(true));
    // A phone fires resize whenever its address bar appears or hides; the paper keeps its size.
    window.dispatchEvent(new Event('resize'));
    await expect(inkOf(paper)).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A paper that changes its size under a hand, as when a panel opens beside it, keeps the stroke and takes the next one. */
export const ResizedDuringAStroke = meta.story({
  tags: ['!autodocs', 'no-visual'],
  render: (args) => (
    <div data-part="frame" style={{ inlineSize: '20rem' }}>
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const paper = await canvas.findByRole('img', { name: 'Sign here' });
    const frame = canvasElement.querySelector<HTMLElement>('[data-part="frame"]')!;
    const stroke = strokeOn(paper);
    stroke.next();
    // Observers are called in the order of their creation, so the pad knows the new size first.
    const resized = new Promise((resolve) => {
      const widthBefore = paper.offsetWidth;
      new ResizeObserver(() => paper.offsetWidth !== widthBefore && resolve(undefined)).observe(
        paper,
      );
    });
    frame.style.inlineSize = '15rem';
    await resized;
    Array.from(stroke);
    await waitFor(() => expect(paper).toHaveAttribute('data-strokes', '1'));
    await expect(strokesOf(lastOf(args.onChange)!)[0]!.points).toHaveLength(11);
    await expect(paper).toHaveProperty('width', paper.offsetWidth * devicePixelRatio);
    await expect(inkOf(paper)).toBe(true);
    drawOn(paper);
    await waitFor(() => expect(paper).toHaveAttribute('data-strokes', '2'));
  },
});

/** Marks a required signature as required in both modes, drawing and typing. */
export const Required = meta.story({
  tags: ['!autodocs'],
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Sign here, required' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Type your name instead' }));
    await expect(await canvas.findByRole('textbox', { name: 'Your full name' })).toBeRequired();
  },
});

export const Optional = meta.story({
  args: { isRequired: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Signature (optional)' })).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { errorMessage: 'Please affix your signature to continue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Signature' })).toHaveAccessibleDescription(
      'Error: Please affix your signature to continue',
    );
  },
});

export const Disabled = meta.story({
  tags: ['no-visual'],
  args: { value: wave(80), isDisabled: true },
  play: async ({ canvas, args }) => {
    const paper = await canvas.findByRole('img', { name: 'Your signature' });
    drawOn(paper);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('button', { name: 'Clear' })).toBeDisabled();
  },
});

export const OnAPhone = meta.story({
  tags: ['no-visual'],
  args: { value: wave(80) },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole('img', { name: 'Your signature' });
    await expect(paper.offsetHeight).toBeGreaterThanOrEqual(160);
    await waitFor(() => expect(inkOf(paper)).toBe(true));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs', 'no-visual'],
  args: { value: { kind: 'drawn', strokes: [40, 80].flatMap((from) => strokesOf(wave(from))) } },
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { value: { kind: 'typed', name: 'Helen Marsh' } },
});
