import { lineOf } from './lineOf.ts';
import type { Suite } from './playwrightFailures.ts';

/** What did not run of a file of journeys or a group of it, a line for each journey. */
export function playwrightSkipped({ title, suites = [], specs }: Suite): readonly string[] {
  const skipped = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return [
    ...skipped.map((spec) => lineOf(title, spec.title, '')),
    ...suites.flatMap(playwrightSkipped),
  ];
}
