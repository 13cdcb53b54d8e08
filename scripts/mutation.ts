// `npm run mutation`: breaks the code in one position at a time and counts the mutants that no test catches. Mutates files
// changed since main unless --whole or --sample is given (docs/decisions/2026-11-28-mutation-tests.md).
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { drawPictures } from './drawPictures.ts';
import { drawSample } from '../packages/test-runner/src/mutation/drawSample.ts';
import {
  type MutationPartName,
  mutationParts,
} from '../packages/test-runner/src/mutation/mutationParts.ts';
import {
  type MissedMutant,
  type MutationReport,
  type MutationScore,
  missedMutants,
  mutationScore,
} from '../packages/test-runner/src/mutation/mutationScore.ts';
import { readMutationArguments } from '../packages/test-runner/src/mutation/readMutationArguments.ts';
import {
  MUTATION_RUN,
  type MutationRun,
} from '../packages/test-runner/src/mutation/readMutationRun.ts';
import { sharesOf } from '../packages/test-runner/src/mutation/sharesOf.ts';
import { root } from './root.ts';

const {
  parts,
  isWhole,
  sample,
  hookFiles,
  least: leastOfSample,
  since,
} = readMutationArguments(process.argv.slice(2));

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Returns the files of a part that are mutated. */
function filesOf(part: MutationPartName): readonly string[] {
  const { mutate } = mutationParts[part];
  const left = mutate.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));
  const taken = mutate.filter((pattern) => !pattern.startsWith('!'));
  return globSync(taken, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ![...left, '**/*.test.ts'].some((pattern) => matchesGlob(file, pattern)))
    .toSorted();
}

function changedFiles(): ReadonlySet<string> {
  const base = git('merge-base', since, 'HEAD')[0] ?? since;
  return new Set([
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
}

/**
 * Draws hooks to mutate. Stories are dear: only those run that import one of as many files as mutants are drawn. A screen's
 * story imports all screens; of few hooks, only the stories of their features run.
 */
function drawHooks(size: number, seed: number): Pick<MutationRun, 'files' | 'judges'> {
  const hooks = filesOf('hooks');
  if (hookFiles === undefined) return { files: drawSample(hooks, size, seed, String) };
  const ofFeatures = hooks.filter((file) => featureOf(file) !== undefined);
  const files = drawSample(ofFeatures, hookFiles, seed, String);
  return { files, judges: [...new Set(files.flatMap((file) => featureOf(file) ?? []))] };
}

const featureOf = (file: string) => /\/features\/(\w+)\//.exec(file)?.[1];

function plannedRuns(): readonly MutationRun[] {
  if (sample) {
    const weights = parts.map((part) =>
      filesOf(part).reduce((bytes, file) => bytes + statSync(join(root, file)).size, 0),
    );
    const sizes = sharesOf(sample.size, weights);
    return parts.map((part, index) => {
      const size = sizes[index] ?? 0;
      const { isInBrowser = false } = mutationParts[part];
      return {
        part,
        sample: { ...sample, size, isOfReached: hookFiles !== undefined },
        ...(isInBrowser && drawHooks(size, sample.seed)),
      };
    });
  }
  if (isWhole) return parts.map((part) => ({ part }));
  const changed = changedFiles();
  return parts
    .map((part) => ({ part, files: filesOf(part).filter((file) => changed.has(file)) }))
    .filter(({ files }) => files.length > 0);
}

function runStryker(run: MutationRun): MutationReport {
  const env = { ...process.env, [MUTATION_RUN]: JSON.stringify(run) };
  const { status } = spawnSync('stryker', ['run'], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Stryker ended with ${status} in ${run.part}`);
  const report = readFileSync(join(root, `reports/mutation/${run.part}.json`), 'utf8');
  return JSON.parse(report) as MutationReport;
}

/** Runs the parts. Stories judge the mutants of the storefront that its Node tests missed, together with the hooks. */
function scoreRuns(runs: readonly MutationRun[]): ReadonlyMap<MutationPartName, MutationScore> {
  const scores = new Map<MutationPartName, MutationScore>();
  let missed: readonly MissedMutant[] = [];
  for (const run of runs.filter(({ part }) => part !== 'hooks')) {
    const report = runStryker(run);
    scores.set(run.part, mutationScore(report));
    if (run.part === 'storefront' && hookFiles === undefined) missed = missedMutants(report);
  }
  const hooks = runs.find(({ part }) => part === 'hooks');
  if (!hooks && missed.length === 0) return scores;
  const none: MutationRun = { part: 'hooks', sample: { size: 0, seed: 1 } };
  const report = runStryker({ ...(hooks ?? none), missed });
  const filesOfHooks = new Set(filesOf('hooks'));
  if (hooks)
    scores.set(
      'hooks',
      mutationScore(report, (file) => filesOfHooks.has(file)),
    );
  const nodeScore = scores.get('storefront');
  const { caught } = mutationScore(report, (file) => !filesOfHooks.has(file));
  if (nodeScore)
    scores.set('storefront', {
      caught: nodeScore.caught + caught,
      missed: nodeScore.missed - caught,
    });
  return scores;
}

function inWords({ caught, missed }: MutationScore): string {
  const score = ((100 * caught) / Math.max(1, caught + missed)).toFixed(1);
  return `${caught} of ${caught + missed} caught, ${score} %`;
}

const runs = plannedRuns();
if (runs.length === 0) {
  console.log(`No mutated file has changed since ${since}: use --whole or --sample N.`);
}
if (runs.some(({ part }) => part === 'hooks' || part === 'storefront')) await drawPictures();
const scores = scoreRuns(runs);
const isEnough = ({ caught, missed }: MutationScore, least: number) =>
  100 * caught >= least * (caught + missed);
for (const [part, score] of scores) {
  const { least } = mutationParts[part];
  // A part's share of a sample is too small to judge it alone.
  if (!sample && !isEnough(score, least)) process.exitCode = 1;
  const bar = sample ? '' : `, at least ${least} %`;
  console.log(`${part.padEnd(10)} ${inWords(score)}${bar}`);
}
if (scores.size > 0) {
  const total = (key: keyof MutationScore) =>
    [...scores.values()].reduce((sum, score) => sum + score[key], 0);
  const score = { caught: total('caught'), missed: total('missed') };
  if (sample && !isEnough(score, leastOfSample)) process.exitCode = 1;
  const drawn = sample
    ? `, at least ${leastOfSample} % (sample of ${sample.size}, seed ${sample.seed})`
    : '';
  console.log(`${inWords(score)}${drawn}`);
}
