// `npm test` is the gate; `npm run test:all` runs everything; `npm test -- --changed` runs the tests that the change against
// main can reach; `npm run test:<part> -- filter` runs one part; `--slow` runs stories and journeys with delays; `--repeat 5`
// runs new and changed test files five times.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawPictures } from './drawPictures.ts';
import { root } from './root.ts';
import { changedSinceMain } from '../packages/test-runner/src/reach/changedSinceMain.ts';
import { type PartResult, summary } from '../packages/test-runner/src/run/summary.ts';
import { ensureChromium } from '../packages/test-runner/src/tools/ensureChromium.ts';
import { onlyInAll } from '../packages/test-runner/src/reach/onlyInAll.ts';
import { type Options, optionsOf } from '../packages/test-runner/src/run/options.ts';
import type { Part, Run, Tally } from '../packages/test-runner/src/parts/part.ts';
import { browserParts, parts, slowParts } from '../packages/test-runner/src/parts/parts.ts';
import { type Reach, reachOf } from '../packages/test-runner/src/reach/reach.ts';
import { addTallies, testsOf } from '../packages/test-runner/src/run/repeatedTests.ts';
import { canRetry, retry } from '../packages/test-runner/src/run/retry.ts';
import { visualPart } from '../packages/test-runner/src/parts/visualPart.ts';

const BUDGET_CPU_SECONDS = { gate: 1_100, all: 2_300 };
const MS_PER_SECOND = 1_000;

const { isAll, isChanged, isSlow, repeat, seed, part: partName, filters } = askedOptions();
const isGate = process.argv.length === 2;

const asked = parts.filter(({ name, isOnlyInAll = false }) =>
  partName === undefined
    ? (isAll || !isOnlyInAll) && (!isSlow || slowParts.has(name))
    : name === partName,
);
if (asked.length === 0) {
  console.error(
    `There is no part called ${partName}; there are ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const change = changedSinceMain();
const reach = (part: Part): Reach => reachOf(change.files, part.reached ?? []);
const changedTests = (part: Part): readonly string[] =>
  testsOf(part.name, change.files).filter((file) => existsSync(join(root, file)));
// A part without `reached` is quick and always runs.
const unreached = isChanged
  ? asked.filter((part) => part.reached !== undefined && reach(part) === 'none')
  : [];
const reached = asked.filter(
  (part) => !unreached.includes(part) && (repeat === undefined || changedTests(part).length > 0),
);
const hasBrowser = !reached.some(({ name }) => browserParts.has(name)) || (await ensureChromium());
const unavailable = reached.flatMap((part) => {
  const found = partName === undefined ? part.unavailable?.() : undefined;
  return found === undefined ? [] : [{ name: part.name, ...found }];
});
const chosen = reached.filter(({ name }) => unavailable.every((each) => each.name !== name));
// A named part runs whole.
const excludedTags =
  isGate || isChanged
    ? onlyInAll.filter((row) => reachOf(change.files, row.reached) === 'none').map(({ tag }) => tag)
    : [];
// Divides the stories between the parts `stories` and `visual`.
const hasAllStoryChecks = !(isGate || isChanged) || reach(visualPart) !== 'none';

/** Returns the options. Ends the command with a sentence if it does not understand them. */
function askedOptions(): Options {
  try {
    return optionsOf(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

function runOf(part: Part): Run {
  const isImported = isChanged && repeat === undefined && reach(part) === 'imports';
  return {
    filters: repeat === undefined ? filters : [...changedTests(part), ...filters],
    slow: isSlow ? { seed } : undefined,
    parts: chosen.map(({ name }) => name),
    since: isImported ? change.since : undefined,
    excludedTags,
    hasAllStoryChecks,
    stories: storiesOf(part),
  };
}

/** A story can only fail by what it imports, so `npm test` runs those that the change reaches. */
function storiesOf(part: Part): NonNullable<Run['stories']> {
  const reaches = isGate ? reach(part) : 'all';
  return reaches === 'imports' ? { since: change.since } : reaches;
}

async function runAsOften(part: Part): Promise<Tally> {
  let tally = await part.run(runOf(part));
  for (let times = 1; times < (repeat ?? 1); times += 1)
    tally = addTallies(tally, await part.run(runOf(part)));
  return tally;
}

async function runPart(part: Part): Promise<PartResult> {
  console.log(`\n▸ ${part.name}`);
  const startedAt = performance.now();
  const canRun = hasBrowser || !browserParts.has(part.name);
  const tally = canRun ? await runAsOften(part) : { passed: 0, failed: 1 };
  return { name: part.name, ...tally, seconds: (performance.now() - startedAt) / MS_PER_SECOND };
}

/** Runs the parts one after another. A part with `beside` starts at the same time as that part. */
async function runParts(): Promise<readonly PartResult[]> {
  const results = new Map<string, PartResult>();
  const names = new Set(chosen.map(({ name }) => name));
  const runsBesideAnother = ({ runsWith = '' }: Part) => names.has(runsWith);
  for (const part of chosen.filter((each) => !runsBesideAnother(each))) {
    const companions = chosen.filter(({ runsWith }) => runsWith === part.name);
    const own = runPart(part);
    for (const companion of companions) results.set(companion.name, await runPart(companion));
    results.set(part.name, await own);
  }
  return chosen.flatMap(({ name }) => results.get(name) ?? []);
}

/** Tests that the change does not reach get a second try, alone. Tests that it reaches do not. */
async function retryUnreached(result: PartResult): Promise<PartResult> {
  const part = chosen.find(({ name }) => name === result.name);
  if (
    !part ||
    isSlow ||
    repeat !== undefined ||
    filters.length > 0 ||
    reach(part) !== 'none' ||
    !canRetry(result)
  )
    return result;
  console.log(`\n▸ ${part.name}: ${result.failedFiles?.join(', ')} once more, alone`);
  return { ...result, ...(await retry(part, result, runOf(part))) };
}

if (isSlow) console.log(`Slow mode; the order of files comes from --seed ${seed}.`);
await drawPictures();
const startedAt = performance.now();
const results: PartResult[] = [];
for (const result of await runParts()) results.push(await retryUnreached(result));
const budget = isAll ? BUDGET_CPU_SECONDS.all : isGate ? BUDGET_CPU_SECONDS.gate : undefined;
const seconds = (performance.now() - startedAt) / MS_PER_SECOND;
console.log(`\n${summary({ results, unavailable, seconds, budget }).join('\n')}`);
if (unreached.length > 0)
  console.log(`Not reached by the change: ${unreached.map(({ name }) => name).join(', ')}`);
const isFlaky = results.some(({ flaky = [] }) => flaky.length > 0);
const hasFailed = results.some(({ failed }) => failed > 0);
process.exitCode = hasFailed || (isAll && isFlaky) ? 1 : 0;
