import { commands } from 'vitest/browser';
import type { Mode } from '../../../packages/storybook-kit/src/views.ts';

let emulated = 'screen none';

/** Shows the current story in another mode. Themes are CSS only, so nothing renders again. */
export async function enterMode({ theme, media, forcedColors }: Mode): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const wished = `${media} ${forcedColors}`;
  if (wished === emulated) return;
  await commands.emulateMedia({ media, forcedColors });
  emulated = wished;
}
