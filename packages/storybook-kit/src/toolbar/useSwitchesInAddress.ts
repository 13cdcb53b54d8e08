import { useEffect, useState } from 'react';
import { followToolbar } from './followToolbar.ts';
import { switches } from './switches.ts';

type Globals = Readonly<Record<string, unknown>>;

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
