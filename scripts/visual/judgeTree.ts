import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { judge } from './judge.ts';
import { places } from './places.ts';

interface ReadTree {
  readonly story: string;
  /** What assistive technology is given, as Playwright writes it down. */
  readonly tree: string;
  readonly isRecording: boolean;
}

/** The lines that only one of two texts has, marked as a patch would mark them. */
function changedLines(before: string, after: string): string {
  const [left, right] = [before.split('\n'), after.split('\n')];
  return [
    ...left.filter((line) => !right.includes(line)).map((line) => `− ${line.trim()}`),
    ...right.filter((line) => !left.includes(line)).map((line) => `+ ${line.trim()}`),
  ].join('\n');
}

/** Holds what a story says to assistive technology against what it said when the baseline was recorded. */
export function judgeTree({ story, tree, isRecording }: ReadTree): Promise<Finding> {
  const text = `${tree}\n`;
  return judge(
    {
      story,
      view: 'tree',
      file: join(places.trees, `${story}.yml`),
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
