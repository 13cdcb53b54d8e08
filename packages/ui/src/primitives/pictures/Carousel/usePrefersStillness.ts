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

/** Server rendering assumes reduced motion, so that nothing moves before the preference is known. */
const onTheServer = () => true;

/** Returns whether to reduce motion: the page's own switch (`data-motion`), or the system's preference. */
export function usePrefersStillness(): boolean {
  return useSyncExternalStore(subscribe, prefersStillness, onTheServer);
}
