// Counts code that runs in `beforeAll` as covered by every test of the file. Stryker counts it as run on import and judges it by
// no test; our tests open a whole shop in `beforeAll`.
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

type Counts = Record<string, number>;

interface StrykerNamespace {
  readonly currentTestId?: string;
  readonly mutantCoverage?: { readonly static: Counts; readonly perTest: Record<string, Counts> };
}

const name = inject('globalNamespace' as never) as string | undefined;
const stryker = ((globalThis as Record<string, unknown>)[name ?? ''] ?? {}) as StrykerNamespace;
let onImport: Counts = {};

/** Returns the mutants that have run in hooks. */
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
