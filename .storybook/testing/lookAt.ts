import { commands, page } from 'vitest/browser';
import { clipOf } from './clipOf.ts';
import { enterMode } from './enterMode.ts';
import { fitTo } from './fitTo.ts';
import { hideCaret } from './hideCaret.ts';
import { modes, phone } from '../../packages/storybook-kit/src/views.ts';
import { nextFrame } from './nextFrame.ts';
import { settled } from './settled.ts';
import type { ComposedStory } from './storyOf.ts';
import { viewsOf } from './viewsOf.ts';

/**
 * Takes a story's pictures, and reads the accessibility tree of composites on a phone. `findingsOf` returns the
 * results.
 */
export async function lookAt(story: ComposedStory): Promise<void> {
  const { id } = story;
  const isScreen = id.startsWith('screens-');
  // Pictures show header and footer once per role; other states show only the main part.
  const isWhole = !isScreen || /--(?:visitor|practitioner)$/.test(id);
  const isComposite = !/^(?:foundations|primitives)-/.test(id);
  document.documentElement.dataset['pictured'] = isScreen ? 'screen' : 'part';
  let fitted = '';
  for (const view of viewsOf(story)) {
    await enterMode(view);
    // Themes have the same layout, so one fit serves all of them; forced colours add borders.
    const wanted = `${view.width} ${view.forcedColors}`;
    if (wanted !== fitted) await fitTo(view, isScreen);
    fitted = wanted;
    await settled();
    const showCaret = hideCaret();
    await commands.takePicture(id, view.file, clipOf(isWhole ? 'page' : 'main'));
    showCaret();
  }
  await enterMode(modes.light);
  // Reads the tree as pictured, without timed content.
  if (isComposite) {
    await page.viewport(phone.width, phone.height);
    await nextFrame();
    await commands.readTree(id);
  }
  delete document.documentElement.dataset['pictured'];
}
