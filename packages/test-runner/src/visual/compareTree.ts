import { join } from 'node:path';
import type { Finding } from './findings.ts';
import { compareWithBaseline } from './compareWithBaseline.ts';
import { visualPaths } from './visualPaths.ts';

interface ReadTree {
  readonly story: string;
  /** Accessibility tree, in Playwright's notation. */
  readonly tree: string;
  readonly isRecording: boolean;
}

/** Returns the lines that only one text has, marked as in a patch. */
function changedLines(before: string, after: string): string {
  const [left, right] = [before.split('\n'), after.split('\n')];
  return [
    ...left.filter((line) => !right.includes(line)).map((line) => `− ${line.trim()}`),
    ...right.filter((line) => !left.includes(line)).map((line) => `+ ${line.trim()}`),
  ].join('\n');
}

/** Compares a story's accessibility tree with its baseline. */
export function compareTree({ story, tree, isRecording }: ReadTree): Promise<Finding> {
  const text = `${tree}\n`;
  return compareWithBaseline(
    {
      story,
      view: 'tree',
      file: join(visualPaths.trees, `${story}.yml`),
      kept: () => Buffer.from(text),
      compare: (baseline) => {
        const before = baseline.toString('utf8');
        if (before === text) return undefined;
        return changedLines(before, text) || 'the same lines in another order';
      },
    },
    isRecording,
  );
}
