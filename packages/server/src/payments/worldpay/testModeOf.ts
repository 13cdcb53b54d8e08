import type { CardSettings } from '../CardSettings.ts';

/** Returns 0 where money moves, 100 everywhere else (spec 9.9). */
export function testModeOf({ mode }: Pick<CardSettings, 'mode'>): '0' | '100' {
  return mode === 'live' ? '0' : '100';
}
