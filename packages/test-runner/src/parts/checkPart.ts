import type { Part } from './part.ts';
import { type ToolRun, runTool } from '../tools/runTool.ts';

/** Makes a part of plain commands. Each passes if it exits with 0. */
export function checkPart(
  name: string,
  commands: readonly (readonly [string, ...string[]])[],
  options: Pick<Part, 'runsWith' | 'isOnlyInAll'>,
): Part {
  return {
    name,
    ...options,
    run: async () => {
      const runs: ToolRun[] = [];
      for (const [tool, ...args] of commands)
        runs.push(await runTool(tool, args, { isBuffered: true }));
      const failed = commands.filter((_, index) => runs[index]?.exitCode !== 0);
      return {
        passed: commands.length - failed.length,
        failed: failed.length,
        failures: failed.map((words) => words.join(' ')),
        cpuSeconds: sumOfCpu(runs),
      };
    },
  };
}

/** Adds up CPU seconds. Undefined if one of them was not measured. */
function sumOfCpu(runs: readonly ToolRun[]): number | undefined {
  return runs.reduce<number | undefined>(
    (sum, { cpuSeconds }) =>
      sum === undefined || cpuSeconds === undefined ? undefined : sum + cpuSeconds,
    0,
  );
}
