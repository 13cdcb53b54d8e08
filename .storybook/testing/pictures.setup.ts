import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { clipOf } from './clipOf.ts';
import { enterMode } from './enterMode.ts';
import { hideCaret } from './hideCaret.ts';
import { fitTo } from './fitTo.ts';
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
  if (!story || story.tags.includes('no-picture')) return;
  const isScreen = story.parameters['layout'] === 'fullscreen';
  const isWhole = /--(?:all-states|visitor|practitioner)$/.test(story.id);
  // A component shows all its states in one picture; a screen has a story for each state of the wire.
  if (!isWhole && !story.id.startsWith('screens-')) return;
  const isComposite = !/^(?:foundations|primitives)-/.test(story.id);
  document.documentElement.dataset['pictured'] = isScreen ? 'screen' : 'part';
  const showCaret = hideCaret();
  const seen = [];
  for (const view of views) {
    if (view.media === 'print' && !story.tags.includes('paper')) continue;
    await enterMode(view);
    await fitTo(view, isScreen);
    await settled();
    seen.push(
      await commands.judgeStoryPicture(story.id, view.file, clipOf(isWhole ? 'page' : 'main')),
    );
  }
  await enterMode(modes.light);
  showCaret();
  delete document.documentElement.dataset['pictured'];
  if (isComposite) seen.push(await commands.judgeStoryTree(story.id));
  const failed = seen.filter(({ verdict }) => verdict === 'changed' || verdict === 'new');
  if (failed.length > 0) {
    const lines = failed.map(({ view, detail }) => `  ${view}: ${detail}`);
    throw new Error([`${story.id} does not look as it did:`, ...lines].join('\n'));
  }
});
