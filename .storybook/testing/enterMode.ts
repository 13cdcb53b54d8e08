import { commands } from 'vitest/browser';
import type { Mode } from './mode.ts';

let emulated = 'screen none';

/** Shows the story that is on the page in another mode. Themes are css alone, so that nothing is drawn anew. */
export async function enterMode({ theme, media, forcedColors }: Mode): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const wished = `${media} ${forcedColors}`;
  if (wished === emulated) return;
  await commands.emulateMedia({ media, forcedColors });
  emulated = wished;
}
