import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { clipOf } from './clipOf.ts';
import { enterMode } from './enterMode.ts';
import { hideCaret } from './hideCaret.ts';
import { fitTo } from './fitTo.ts';
import { forgetScrolling } from './forgetScrolling.ts';
import { modes } from './mode.ts';
import { settled } from './settled.ts';
import { stillLife } from './stillLife.ts';
import { storyOf } from './storyOf.ts';
import { views } from './views.ts';

/** The moment at which every picture is taken: a Friday morning in winter time. */
const NOW = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  stillLife();
  await Promise.all([...document.fonts].map((face) => face.load()));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** Takes the pictures of a story and, of what is composed of several parts, the tree that assistive technology is given. */
afterEach(async (context) => {
  vi.useRealTimers();
  const story = storyOf(context);
  if (!story) return;
  const isScreen = story.parameters['layout'] === 'fullscreen';
  // Header and footer of a screen are shown once for each who sees other ones; its other states are told by its main part.
  const isWhole = !story.id.startsWith('screens-') || /--(?:visitor|practitioner)$/.test(story.id);
  const isComposite = !/^(?:foundations|primitives)-/.test(story.id);
  document.documentElement.dataset['pictured'] = isScreen ? 'screen' : 'part';
  await forgetScrolling();
  let fitted = '';
  for (const view of views) {
    if (view.media === 'print' && !story.tags.includes('paper')) continue;
    await enterMode(view);
    // A theme changes colours alone, so that what fits one fits the other; forced colours draw borders too.
    const wanted = `${view.width} ${view.forcedColors}`;
    if (wanted !== fitted) await fitTo(view, isScreen);
    fitted = wanted;
    await settled();
    const showCaret = hideCaret();
    await commands.takePicture(story.id, view.file, clipOf(isWhole ? 'page' : 'main'));
    showCaret();
  }
  await enterMode(modes.light);
  delete document.documentElement.dataset['pictured'];
  if (isComposite) await commands.readTree(story.id);
  const found = await commands.findingsOf(story.id);
  const failed = found.filter(({ verdict }) => verdict === 'changed' || verdict === 'new');
  if (failed.length > 0) {
    const lines = failed.map(({ view, detail }) => `  ${view}: ${detail}`);
    throw new Error([`${story.id} does not look as it did:`, ...lines].join('\n'));
  }
});
