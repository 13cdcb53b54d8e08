import { failureLine } from './failureLine.ts';
import type { FileTime } from '../parts/part.ts';

const JOURNEYS = 'playwright/journeys';
const MS_PER_SECOND = 1_000;

/** A file of journeys, or a group in it, in Playwright's report. */
export interface Suite {
  readonly title: string;
  /** Path from the folder of the journeys. */
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      /** Also 'skipped' if an earlier journey of a series failed. */
      readonly status?: string;
      readonly results: readonly {
        readonly error?: { readonly message?: string };
        /** In milliseconds. */
        readonly duration?: number;
      }[];
    }[];
  }[];
}

/** The fields of Playwright's report that are used. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** Lists the failures of a file or group, one line for each journey. */
export function playwrightFailures({ title, suites = [], specs }: Suite): readonly string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map((spec) => {
      const said = spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return failureLine(title, spec.title, said.find((message) => message !== undefined) ?? '');
    }),
    ...suites.flatMap(playwrightFailures),
  ];
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Lists the files with failed journeys, from the root of the repository. */
export function failedJourneyFiles({ suites }: PlaywrightReport): readonly string[] {
  return suites
    .filter((suite) => specsOf(suite).some(({ ok }) => !ok))
    .map(({ file = '' }) => `${JOURNEYS}/${file}`);
}

/** Lists the files of journeys with the wall time of their journeys. */
export function journeyTimes({ suites }: PlaywrightReport): readonly FileTime[] {
  return suites.map((suite) => {
    const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((each) => each.results));
    const milliseconds = results.reduce((sum, { duration = 0 }) => sum + duration, 0);
    return { file: `${JOURNEYS}/${suite.file ?? ''}`, seconds: milliseconds / MS_PER_SECOND };
  });
}

/** Lists the skipped journeys of a file or group, one line each. */
export function playwrightSkipped({ title, suites = [], specs }: Suite): readonly string[] {
  const skipped = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return [
    ...skipped.map((spec) => failureLine(title, spec.title, '')),
    ...suites.flatMap(playwrightSkipped),
  ];
}
