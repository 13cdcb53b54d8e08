import { useEffect, useState } from 'react';
import type { ThemeName } from '@formulary/theme/themeProperties';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { switches } from './switches.ts';
import { isThemeName, themeInAddress } from './themeInAddress.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Event that a channel listener receives as `this`. */
interface Sent {
  readonly from: string;
}

/** Returns a channel's sender id, which tells its own events from relayed ones. The published types lack it. */
const senderOf = (channel: object) => (channel as { readonly sender?: string }).sender;

/**
 * Calls back with the toolbar's globals on each change, until the returned function is called. Ignores globals that
 * framed stories send on the same channel.
 */
function followToolbar(heard: (globals: Globals) => void): () => void {
  const channel = addons.getChannel();
  function follow(this: Sent, { globals }: { readonly globals: Globals }) {
    if (this.from === senderOf(channel)) heard(globals);
  }
  channel.on(GLOBALS_UPDATED, follow);
  return () => channel.off(GLOBALS_UPDATED, follow);
}

/** Returns the theme that the previous page's stories set, or else the one in the address. */
function themeAtFirst(): ThemeName {
  const set = document.documentElement.dataset['theme'];
  return isThemeName(set) ? set : (themeInAddress() ?? 'light');
}

/** Returns the toolbar's theme, for pages without story decorators. */
export function useThemeName(): ThemeName {
  const [theme, setTheme] = useState(themeAtFirst);
  useEffect(
    () =>
      followToolbar((globals) => {
        if (isThemeName(globals['theme'])) setTheme(globals['theme']);
      }),
    [],
  );
  return theme;
}

/** Returns the name of a toolbar viewport, from a global that is a name or has one as `value`. */
function viewportIn({ viewport }: Globals): string | undefined {
  const named = typeof viewport === 'object' && viewport !== null ? viewport : { value: viewport };
  return 'value' in named && typeof named.value === 'string' ? named.value : undefined;
}

const viewportAtFirst = () => /(?:^|;)viewport(?:\.value)?:([a-z]+)/.exec(atFirst())?.[1];

/** Returns the toolbar's viewport, or undefined if the page has its natural size. */
export function useViewportName(): string | undefined {
  const [viewport, setViewport] = useState(viewportAtFirst);
  useEffect(() => followToolbar((globals) => setViewport(viewportIn(globals))), []);
  return viewport;
}

/** Tells whether a viewport is as narrow as a phone. */
export const isNarrow = (viewport: string | undefined): boolean =>
  viewport === 'phone' || viewport === 'reflow';

const written = (globals: Globals) =>
  Object.keys(switches)
    .filter((id) => typeof globals[id] === 'string')
    .map((id) => `${id}:${String(globals[id])}`)
    .join(';');

const atFirst = () => new URLSearchParams(window.location.search).get('globals') ?? '';

/** Returns the toolbar's globals as a URL value: 'theme:dark;textSize:200'. For pages that frame stories. */
export function useSwitchesInAddress(): string {
  const [globals, setGlobals] = useState(atFirst);
  useEffect(() => followToolbar((said) => setGlobals(written(said))), []);
  return globals;
}
