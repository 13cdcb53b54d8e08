import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.ts';
import { type Finding, findings } from './findings.ts';
import { visualPaths } from './visualPaths.ts';

interface Comparison {
  readonly story: string;
  readonly view: string;
  /** Path of the baseline. */
  readonly file: string;
  /** Returns the new baseline when recording. */
  readonly kept: () => Buffer | Promise<Buffer>;
  /** Returns the difference in words, or undefined. `showTo` is a folder for files that show it. */
  readonly compare: (
    baseline: Buffer,
    showTo: string,
  ) => string | undefined | Promise<string | undefined>;
  /** Returns the digest to store with a recorded baseline. */
  readonly digestOf?: (baseline: Buffer) => string;
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Compares a result with its baseline, or records it as the baseline. Stores the finding. */
export async function compareWithBaseline(
  { story, view, file, kept, compare, digestOf }: Comparison,
  isRecording: boolean,
): Promise<Finding> {
  const isKnown = existsSync(file);
  const showTo = join(visualPaths.report, story, view);
  const change = isKnown ? await compare(readFileSync(file), showTo) : 'there is no baseline yet';
  const conclude = (verdict: Finding['verdict'], detail: string): Finding => {
    const digest = isRecording ? digestOf?.(readFileSync(file)) : undefined;
    const finding = { story, view, file: relative(root, file), verdict, detail, digest };
    findings.add(finding);
    return finding;
  };
  if (change === undefined) return conclude('same', '');
  if (isRecording) {
    write(file, await kept());
    return conclude('recorded', change);
  }
  return conclude(isKnown ? 'changed' : 'new', change);
}
