// Stryker counts what runs in `beforeAll` as run on import, and asks no test about it that does not reach it once more. Here a
// whole shop is opened in `beforeAll`: what ran in a hook of a test's file is covered by the test.
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

type Counts = Record<string, number>;

interface StrykerNamespace {
  readonly currentTestId?: string;
  readonly mutantCoverage?: { readonly static: Counts; readonly perTest: Record<string, Counts> };
}

const name = inject('globalNamespace' as never) as string | undefined;
const stryker = ((globalThis as Record<string, unknown>)[name ?? ''] ?? {}) as StrykerNamespace;
let onImport: Counts = {};

/** The mutants that ran in hooks so far. */
function inHooks(): readonly string[] {
  return Object.entries(stryker.mutantCoverage?.static ?? {}).flatMap(([id, count]) =>
    count > (onImport[id] ?? 0) ? [id] : [],
  );
}

beforeAll(() => {
  onImport = { ...stryker.mutantCoverage?.static };
});

beforeEach(() => {
  const { currentTestId, mutantCoverage } = stryker;
  if (currentTestId === undefined || mutantCoverage === undefined) return;
  const covered = (mutantCoverage.perTest[currentTestId] ??= {});
  for (const id of inHooks()) covered[id] = (covered[id] ?? 0) + 1;
});

afterAll(() => {
  const counts = stryker.mutantCoverage?.static ?? {};
  for (const id of inHooks()) {
    if (onImport[id] === undefined) delete counts[id];
    else counts[id] = onImport[id];
  }
});
