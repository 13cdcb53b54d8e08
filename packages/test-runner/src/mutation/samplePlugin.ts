// A plugin that gives Stryker samples. Once Stryker knows which tests reach which mutant, the reporter draws the sample; the
// checker, which runs in another process, rejects all other mutants.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type CheckResult, CheckStatus, type Checker } from '@stryker-mutator/api/check';
import { type Mutant, PlanKind } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report';
import { root } from '../root.ts';
import { drawSample } from './drawSample.ts';
import { mutantName } from './mutationScore.ts';
import { readMutationRun } from './readMutationRun.ts';

const drawnFile = join(root, 'reports/mutation/sample.json');

class SampleReporter implements Reporter {
  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent): void {
    const { sample, missed = [] } = readMutationRun(process.env);
    const elsewhere = new Set(missed.map(({ file }) => file));
    const names = new Set(missed.map(({ name }) => name));
    const planned = mutantPlans.flatMap((each) =>
      each.plan === PlanKind.Run &&
      (!sample?.isOfReached || each.runOptions.testFilter?.length !== 0)
        ? [each.mutant]
        : [],
    );
    const again = planned.filter((mutant) => names.has(nameOf(mutant)));
    const own = planned.filter(({ fileName }) => !elsewhere.has(relative(root, fileName)));
    const { size, seed } = sample ?? { size: own.length, seed: 0 };
    const drawn = [...drawSample(own, size, seed, nameOf), ...again];
    console.log(
      `Seed ${seed} draws ${drawn.length - again.length} of ${own.length} mutants; ${again.length} more were missed elsewhere.`,
    );
    mkdirSync(dirname(drawnFile), { recursive: true });
    writeFileSync(drawnFile, JSON.stringify(drawn.map(({ id }) => id)));
  }
}

class SampleChecker implements Checker {
  private drawn: ReadonlySet<string> | undefined;

  async init(): Promise<void> {}

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    this.drawn ??= new Set(JSON.parse(readFileSync(drawnFile, 'utf8')) as string[]);
    const { drawn } = this;
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        drawn.has(id)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'Not in the sample' },
      ]),
    );
  }

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }
}

/** Names a mutant as reports do, which count lines and columns from 1. */
function nameOf({ fileName, location: { start, end }, ...mutant }: Mutant): string {
  const fromOne = (at: typeof start) => ({ line: at.line + 1, column: at.column + 1 });
  const location = { start: fromOne(start), end: fromOne(end) };
  return mutantName(relative(root, fileName).replaceAll('\\', '/'), { ...mutant, location });
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, 'sample', SampleReporter),
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
];
