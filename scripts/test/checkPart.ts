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
      const outcomes = commands.map(([tool, ...args]) => runTool(tool, args) === 0);
      const passed = outcomes.filter(Boolean).length;
      return { passed, failed: outcomes.length - passed };
    },
  };
}
