import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const preference = matchMedia(QUERY);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}

function prefersStillness(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || (motion !== 'full' && matchMedia(QUERY).matches);
}

/** Nothing moves before it is known what the reader wants. */
const onTheServer = () => true;

/** Whether the reader wants nothing to move: the page's own switch (`data-motion`), or the system's preference. */
export function usePrefersStillness(): boolean {
  return useSyncExternalStore(subscribe, prefersStillness, onTheServer);
}
