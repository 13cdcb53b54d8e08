import type { Clip } from '../../../packages/test-runner/src/visual/pictureCommands.ts';
import { commands, page } from 'vitest/browser';
import { enterMode } from '../page/enterMode.ts';
import { fitViewport, growViewport } from './fitViewport.ts';
import { modes, phone, type View, views } from '../../../packages/storybook-kit/src/views.ts';
import { nextFrame, settled } from '../page/frames.ts';
import type { ComposedStory } from '../page/storyOf.ts';
import { hasAllStoryChecks, isCoverStory } from '../storyCoverage.ts';

/** Views that `npm test` takes of cover stories; `npm run test:all` takes all. */
const OF_THE_GATE: readonly string[] = ['light', 'phone'];

/**
 * Returns the pictures to take of a story: light for every state, all views for covers, paper for printable ones. The
 * light one is as narrow as the story's own viewport, which the page has at this moment.
 */
function viewsOf(story: Pick<ComposedStory, 'tags'>): readonly View[] {
  const isEverywhere = isCoverStory(story);
  const own = views.map((view) =>
    view.file === 'light' ? { ...view, width: Math.min(view.width, innerWidth) } : view,
  );
  return own.filter(({ file, media }) => {
    if (!hasAllStoryChecks) return isEverywhere && OF_THE_GATE.includes(file);
    return media === 'print' ? story.tags.includes('paper') : isEverywhere || file === 'light';
  });
}

/**
 * Returns a picture's area: the whole page, or for a screen's other states only the main part between header and
 * footer.
 */
function clipOf(part: 'page' | 'main'): Clip {
  const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const main = part === 'main' ? document.querySelector('main') : null;
  if (!main) return whole;
  const { top, bottom } = main.getBoundingClientRect();
  const y = Math.max(0, Math.floor(top));
  return { ...whole, y, height: Math.max(1, Math.min(innerHeight, Math.ceil(bottom)) - y) };
}

/**
 * Hides the focused field's caret, and returns a function that restores it. Uses read-only, because forced colours
 * ignore `caret-color` but a read-only field has no caret.
 */
function hideCaret(): () => void {
  const field = document.activeElement;
  const hasCaret = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!hasCaret || field.readOnly) return () => {};
  field.readOnly = true;
  return () => {
    field.readOnly = false;
  };
}

/** Ends finite animations and takes endless ones off. Returns a function that starts the endless ones again. */
function endAnimations(): () => void {
  const endless = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity);
  for (const animation of document.getAnimations()) {
    if (endless.includes(animation)) animation.cancel();
    else animation.finish();
  }
  return () => {
    for (const animation of endless) animation.play();
  };
}

const sizeOf = ({ width, height }: Pick<View, 'width' | 'height'>) => `${width} ${height}`;

/**
 * Takes a story's pictures, and reads the accessibility tree of composites on a phone. `findingsOf` returns the
 * results.
 */
export async function takePictures(story: ComposedStory): Promise<void> {
  const { id } = story;
  const isScreen = id.startsWith('screens-');
  // Pictures show header and footer once per role; other states show only the main part.
  const isWhole = !isScreen || /--(?:visitor|practitioner)$/.test(id);
  const isComposite = !/^(?:foundations|primitives)-/.test(id);
  document.documentElement.dataset['pictured'] = isScreen ? 'screen' : 'part';
  let fitted = '';
  for (const view of viewsOf(story)) {
    await enterMode(view);
    // Themes have the same layout, so one fit serves all of them.
    if (sizeOf(view) !== fitted) await fitViewport(view, isScreen);
    else if (view.forcedColors === 'active') await growViewport(view, isScreen);
    fitted = sizeOf(view);
    await settled();
    const undo = [hideCaret(), endAnimations()];
    await commands.takePicture(id, view.file, clipOf(isWhole ? 'page' : 'main'));
    for (const restore of undo) restore();
  }
  await enterMode(modes.light);
  // Reads the tree as pictured, without timed content.
  if (isComposite) {
    if (fitted !== sizeOf(phone)) {
      await page.viewport(phone.width, phone.height);
      await nextFrame();
    }
    await commands.readTree(id);
  }
  delete document.documentElement.dataset['pictured'];
}
