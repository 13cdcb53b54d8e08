import { checkPart } from './checkPart.ts';
import type { Part } from './part.ts';
import { playwrightPart } from './playwrightPart.ts';
import { reachedBy } from '../reach/reachedBy.ts';
import { withReachedStories } from './reachedStories.ts';
import { visualPart } from './visualPart.ts';
import { vitestPart } from './vitestPart.ts';

/** Workers of Vitest, which would leave one core idle by default. */
const CORES = 2;
/** One more than cores, because tests of the server wait for processes, locks and PostgreSQL. */
const SERVER_WORKERS = CORES + 1;

/** The server's tests do not use both cores all the time. */
const WITH_SERVER = { runsWith: 'server' };
/**
 * A sample of mutants of the storefront's logic, the same in every run of the same code. Any change of the code draws
 * others, so the bar is far below the 90 % of a release: ten mutants, nine in ten of which are caught, miss it once in several
 * thousand runs.
 */
const MUTATION = '--part storefront --part hooks --sample 10 --hook-files 1 --least 50'.split(' ');

/** All parts, cheapest first. */
export const parts: readonly Part[] = [
  checkPart('format', [['oxfmt', '--check']], WITH_SERVER),
  checkPart(
    'lint',
    [
      // It checks all types too, and reads each file once for both.
      ['oxlint', '--type-check', '--deny-warnings', '--report-unused-disable-directives'],
      ['tsc', '-p', 'packages/rules/tsconfig.pure.json'],
      ['knip', '--no-progress', '--no-config-hints'],
      ['stylelint', '{packages/{ui,storybook-kit,storefront,desk}/src,.storybook}/**/*.{ts,tsx}'],
    ],
    WITH_SERVER,
  ),
  vitestPart('rules', { needsFullCoverage: true, workers: CORES, reached: reachedBy.rules }),
  vitestPart('house', { projects: 'house*', workers: CORES }),
  withReachedStories(
    vitestPart('stories', {
      config: 'vitest.config.ts',
      workers: CORES,
      reached: reachedBy.stories,
      // Stories with pictures run in `visual` only.
      env: ({ parts: names, hasAllStoryChecks }) => ({
        VITE_ALL_STORY_CHECKS: String(hasAllStoryChecks),
        ...(names.includes('visual') && {
          PICTURED_STORIES: hasAllStoryChecks ? 'state' : 'every-view',
        }),
      }),
    }),
  ),
  visualPart,
  vitestPart('server', { workers: SERVER_WORKERS, reached: reachedBy.server }),
  playwrightPart,
  checkPart('mutation', [['node', 'scripts/mutation.ts', ...MUTATION]], { isOnlyInAll: true }),
];

/** The parts that run in slow mode. Pictures are taken of pages at rest, and the other parts load nothing lazily. */
export const slowParts: ReadonlySet<string> = new Set(['stories', 'journeys']);

/** The parts that need a browser. */
export const browserParts: ReadonlySet<string> = new Set([
  'house',
  'stories',
  'visual',
  'journeys',
]);
