import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { LOADER_WORK } from '../../../packages/client/src/http/pendingCalls.ts';
import { neverAnswer } from '../../../packages/storybook-kit/src/mocks/neverAnswer.ts';
import { pageWork } from '../../../packages/ui/src/primitives/lazy/pageWork.ts';
import { consoleErrors } from '../../../packages/storybook-kit/src/guards/consoleErrors.ts';
import preview from '../../../packages/storybook-kit/src/preview.tsx';
import { colourAlone } from './colourAlone.ts';
import { notMirrored } from './notMirrored.ts';
import { movingParts } from './movingParts.ts';
import { nextFrame } from '../page/frames.ts';
import { pageAtRest } from '../page/pageAtRest.ts';
import { pageShape } from './pageShape.ts';
import { reflowProblems } from './reflow.ts';
import { styleOrder } from './styleOrder.ts';

/** Proves the checks that run after every story, on deliberately broken pages. Hidden from the docs. */
const meta = preview.meta({
  title: 'Guards',
  tags: ['!dev', '!autodocs', '!manifest', 'check'],
  parameters: { layout: 'fullscreen' },
  render: () => <div id="room" />,
});

/** Returns what a guard reports about some HTML, and removes the HTML. */
function about(html: string, guard: () => readonly string[]): readonly string[] {
  const room = document.getElementById('room');
  if (!room) throw new Error('The story has no room.');
  room.innerHTML = html;
  try {
    for (const dialog of room.querySelectorAll('dialog')) dialog.showModal();
    return guard();
  } finally {
    room.innerHTML = '';
  }
}

export const Mirrored = meta.story({
  play: async ({ step }) => {
    await step('reports an element that stays at its physical edge', async () => {
      const [problem, ...others] = about(
        '<div style="margin-left: 3rem"><p>A part</p></div>',
        notMirrored,
      );
      await expect(problem).toContain('margin-left: 3rem');
      await expect(others).toEqual([]);
    });
    await step('accepts an element that mirrors, with words in their order', async () => {
      const html =
        '<div style="display: flex; margin-inline-start: 3rem"><p>A <b>bold</b> part</p><svg><path d="M0 0h9"/></svg></div><p dir="ltr" style="padding-left: 1rem"><span style="display: block">£9.10</span></p>';
      await expect(about(html, notMirrored)).toEqual([]);
    });
    await step("restores the page's direction", async () => {
      await expect(document.documentElement.dir).toBe('ltr');
    });
  },
});

const tall = '<div style="block-size: 300vb"></div>';

export const Reflowed = meta.story({
  play: async ({ step }) => {
    const wrong = [
      ['the page scrolls', '<p style="inline-size: 101vi">Wide</p>', 'pixels wide'],
      [
        'a part of it scrolls',
        '<div tabindex="0" style="overflow-x: auto"><p style="inline-size: 101vi">Wide</p></div>',
        'scrolls sideways',
      ],
      [
        'a bar stays over most of it',
        `<div style="position: sticky; inset-block-start: 0; block-size: 51vb">Bar</div>${tall}`,
        'covers more than half',
      ],
      [
        'a dialog ends below the screen',
        '<dialog style="inset-block: 60vb auto; block-size: 50vb">Dialog</dialog>',
        'reaches beyond the screen',
      ],
    ] as const;
    for (const [what, html, problem] of wrong) {
      await step(what, async () => {
        await expect(about(html, reflowProblems).join('\n')).toContain(problem);
      });
    }
    await step('accepts a low bar, a dialog and a full-screen layer', async () => {
      const right = `<div style="position: sticky; inset-block-start: 0; block-size: 20vb">Bar</div><div style="position: fixed; inset: 0">A screen</div>${tall}<dialog>Dialog</dialog>`;
      await expect(about(right, reflowProblems)).toEqual([]);
    });
  },
});

const tag = (tone: string, css: string, words: string, sign = '') =>
  `<p class="tag" data-tone="${tone}" style="${css}">${sign}${words}</p>`;
const pages = (css: string) =>
  `<ul><li><a class="page" href="#1">1</a></li><li><a class="page" href="#2" aria-current="page" style="${css}">2</a></li></ul>`;

export const WithoutColours = meta.story({
  play: async ({ step }) => {
    await step('reports red and green that have the same words', async () => {
      const html = tag('good', 'color: green', 'Stock') + tag('bad', 'color: maroon', 'Stock');
      await expect(about(html, colourAlone).join('\n')).toContain('data-tone changes its colour');
    });
    await step('accepts other words, another icon, another border, or light and dark', async () => {
      const sign = '<svg><path d="M0 0h9"/></svg>';
      const right = [
        tag('good', 'color: green', 'In stock') + tag('bad', 'color: maroon', 'Out of stock'),
        tag('good', '', 'Stock', sign) + tag('bad', '', 'Stock'),
        tag('good', 'border: thin solid', 'Stock') + tag('bad', 'border: thin dashed', 'Stock'),
        tag('good', 'background: white', 'Stock') + tag('bad', 'background: black', 'Stock'),
      ];
      for (const html of right) await expect(about(html, colourAlone)).toEqual([]);
    });
    await step("requires the current page's link to look different", async () => {
      await expect(about(pages('color: maroon'), colourAlone).join('\n')).toContain('aria-current');
      await expect(about(pages('font-weight: 700'), colourAlone)).toEqual([]);
      await expect(about(pages('border: thin solid'), colourAlone)).toEqual([]);
    });
    await step('requires an error message in words', async () => {
      const field = '<input aria-label="Town" aria-invalid="true" aria-describedby="why"/>';
      await expect(about(field, colourAlone).join('\n')).toContain('does not say why');
      await expect(about(`${field}<p id="why">Enter a town.</p>`, colourAlone)).toEqual([]);
    });
  },
});

export const Still = meta.story({
  play: async () => {
    const room = document.getElementById('room');
    const animation = room?.animate({ opacity: [1, 0] }, 60_000);
    await expect(movingParts.take().join('\n')).toContain('moves: <div id="room"');
    animation?.cancel();
    if (room) room.style.transition = 'opacity 400ms';
    await waitFor(async () => {
      if (room) room.style.opacity = room.style.opacity === '0' ? '1' : '0';
      await expect(movingParts.take().join('\n')).toContain('moves: <div id="room"');
    });
    await waitFor(async () => {
      await expect(document.getAnimations()).toEqual([]);
    });
    movingParts.take();
  },
});

export const Pages = meta.story({
  play: async ({ step }) => {
    await step('accepts a page with one main and one h1', async () => {
      await expect(about('<main><h1>Cart</h1></main>', pageShape)).toEqual([]);
    });
    await step('reports several or none', async () => {
      const twice = '<main><h1>Cart</h1><h1>Offers</h1></main><main></main>';
      await expect(about(twice, pageShape)).toEqual(['2 times h1', '2 times main']);
      await expect(about('<h2>Cart</h2>', pageShape)).toEqual(['0 times h1', '0 times main']);
    });
  },
});

/** Discards the errors logged so far. */
const forget = () => consoleErrors.listen()();

export const Printed = meta.story({
  play: async ({ step }) => {
    const { refuse } = consoleErrors;
    await step('an error that a story logs fails it', async () => {
      await expect(refuse).not.toThrow();
      // oxlint-disable-next-line no-console -- it is what the guard listens for.
      console.error('Each child should have a key');
      await expect(refuse).toThrow('Each child should have a key');
      forget();
    });
    await step('a request without a handler fails the story', async () => {
      await fetch('/api/nobody');
      await expect(refuse).toThrow('/api/nobody');
      forget();
    });
  },
});

export const AtRest = meta.story({
  play: async ({ msw, step }) => {
    msw.use(http.get('/api/never', neverAnswer('GET', '/api/never')));
    const leaving = new AbortController();
    const never = fetch('/api/never', leaving).catch(() => undefined);
    const endNever = pageWork.begin('GET /api/never');
    const endHeld = pageWork.begin('GET /api/held');
    const endLoader = pageWork.begin(LOADER_WORK);
    let isAtRest = false;
    const wait = async () => {
      await pageAtRest.wait();
      isAtRest = true;
    };
    const waiting = wait();
    await step('waits until the story has its responses', async () => {
      for (let frame = 0; frame < 5; frame += 1) await nextFrame();
      await expect(isAtRest).toBe(false);
    });
    await step(
      'ignores a response that never comes, and the loader that waits for it',
      async () => {
        endHeld();
        await waiting;
        await expect(isAtRest).toBe(true);
      },
    );
    leaving.abort();
    await never;
    endNever();
    endLoader();
  },
});

const styled = (css: string, html: string) => `<style data-styled>${css}</style>${html}`;

export const Ordered = meta.story({
  play: async ({ step }) => {
    const card = '<div class="outer"><div class="inner"><h2 class="title">A title</h2></div></div>';
    const wrong = [
      ['two parts name the same element', '.outer h2 { color: red } .inner h2 { color: blue }'],
      [
        'a part names what another one is',
        '.outer .title { color: red } .inner .title { color: blue }',
      ],
      ['a mark of it', ".outer h2::before { content: '1' } .inner h2::before { content: '2' }"],
    ] as const;
    for (const [what, css] of wrong) {
      await step(what, async () => {
        const [problem, ...others] = about(styled(css, card), styleOrder);
        await expect(problem).toContain('is a matter of which comes last');
        await expect(others).toEqual([]);
      });
    }
    const right = [
      ['they say the same', '.outer h2 { color: red } .inner h2 { color: red }'],
      ['one of them weighs more', '.outer h2 { color: red } .inner > .title { color: blue }'],
      ['one of them gives way', '.outer :where(h2) { color: red } .inner h2 { color: blue }'],
      ['only one of them is meant', '.outer > h2 { color: red } .inner h2 { color: blue }'],
      ['one part says it twice', '.inner h2 { color: red } .inner h2 { color: blue }'],
      [
        'a third one decides',
        '.outer h2 { color: red } .inner h2 { color: blue } .outer .title { color: green }',
      ],
    ] as const;
    for (const [what, css] of right) {
      await step(`${what}: no problem`, async () => {
        await expect(about(styled(css, card), styleOrder)).toEqual([]);
      });
    }
  },
});
