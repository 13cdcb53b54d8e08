import { lineOf } from './lineOf.ts';

/** A file of journeys, or a group in one, as Playwright reports it. */
export interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      /** 'skipped' also where an earlier journey of a series failed. */
      readonly status?: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** What is read of the report that Playwright writes. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** What failed in a file or a group of it, a line for each journey. */
export function playwrightFailures({ title, suites = [], specs }: Suite): readonly string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map((spec) => {
      const said = spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return lineOf(title, spec.title, said.find((message) => message !== undefined) ?? '');
    }),
    ...suites.flatMap(playwrightFailures),
  ];
}
