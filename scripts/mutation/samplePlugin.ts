// A plugin for Stryker, which has no samples of its own. Once it is planned which mutants meet which tests, the reporter
// draws the sample; the checker, in a process of its own, lets no other mutant through.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type CheckResult, CheckStatus, type Checker } from '@stryker-mutator/api/check';
import { type Mutant, PlanKind } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report';
import { root } from '../root.ts';
import { drawSample } from './drawSample.ts';
import { readMutationRun } from './readMutationRun.ts';

const drawnFile = join(root, 'reports/mutation/sample.json');

class SampleReporter implements Reporter {
  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent): void {
    const { sample } = readMutationRun(process.env);
    const mutants = mutantPlans.flatMap(({ plan, mutant }) =>
      plan === PlanKind.Run ? [mutant] : [],
    );
    const { size, seed } = sample ?? { size: mutants.length, seed: 0 };
    const drawn = drawSample(mutants, size, seed, nameOf);
    console.log(`${drawn.length} of ${mutants.length} mutants are drawn by the seed ${seed}.`);
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

/** Where a mutant is and what it does; its number is another in every run. */
function nameOf({ fileName, location, mutatorName, replacement }: Mutant): string {
  return JSON.stringify([relative(root, fileName), location, mutatorName, replacement]);
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, 'sample', SampleReporter),
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
];
