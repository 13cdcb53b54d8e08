import type { Part } from './part.ts';
import { runTool } from './runTool.ts';

/** A part made of plain commands, each of which holds when it exits with 0. */
export function checkPart(
  name: string,
  commands: readonly (readonly [string, ...string[]])[],
): Part {
  return {
    name,
    run: () => {
      const failed = commands.filter(([tool, ...args]) => runTool(tool, args) !== 0);
      const passed = commands.length - failed.length;
      return { passed, failed: failed.length, failures: failed.map((words) => words.join(' ')) };
    },
  };
}
