import { commands, page } from 'vitest/browser';
import { clipOf } from './clipOf.ts';
import { enterMode } from './enterMode.ts';
import { fitTo } from './fitTo.ts';
import { hideCaret } from './hideCaret.ts';
import { modes } from './mode.ts';
import { nextFrame } from './nextFrame.ts';
import { settled } from './settled.ts';
import type { ComposedStory } from './storyOf.ts';
import { phone } from './views.ts';
import { viewsOf } from './viewsOf.ts';

/**
 * Takes the pictures of the story that is on the page and, of what is composed of several parts, reads the tree
 * that assistive technology is given on a phone. What they were found to be is asked with `findingsOf`.
 */
export async function lookAt(story: ComposedStory): Promise<void> {
  const { id } = story;
  const isScreen = id.startsWith('screens-');
  // Header and footer of a screen are shown once for each who sees other ones; its other states are told by its main part.
  const isWhole = !isScreen || /--(?:visitor|practitioner)$/.test(id);
  const isComposite = !/^(?:foundations|primitives)-/.test(id);
  document.documentElement.dataset['pictured'] = isScreen ? 'screen' : 'part';
  let fitted = '';
  for (const view of viewsOf(story)) {
    await enterMode(view);
    // A theme changes colours alone, so that what fits one fits the other; forced colours draw borders too.
    const wanted = `${view.width} ${view.forcedColors}`;
    if (wanted !== fitted) await fitTo(view, isScreen);
    fitted = wanted;
    await settled();
    const showCaret = hideCaret();
    await commands.takePicture(id, view.file, clipOf(isWhole ? 'page' : 'main'));
    showCaret();
  }
  await enterMode(modes.light);
  // Read as it was pictured: what comes and goes by the clock is not in it.
  if (isComposite) {
    await page.viewport(phone.width, phone.height);
    await nextFrame();
    await commands.readTree(id);
  }
  delete document.documentElement.dataset['pictured'];
}
