import { lineOf } from './lineOf.ts';
import type { Suite } from './playwrightFailures.ts';

/** Lists the skipped journeys of a file or group, one line each. */
export function playwrightSkipped({ title, suites = [], specs }: Suite): readonly string[] {
  const skipped = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return [
    ...skipped.map((spec) => lineOf(title, spec.title, '')),
    ...suites.flatMap(playwrightSkipped),
  ];
}
