import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 100;

/** Waits until something is true; what it throws counts as not yet. The limit of the test ends a wait in vain. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue().catch(() => false))) await wait(LOOK_MS);
}
