import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.ts';
import type { Finding } from './finding.ts';
import { findings } from './findings.ts';
import { places } from './places.ts';

interface Judged {
  readonly story: string;
  readonly view: string;
  /** Where the baseline is, or would be. */
  readonly file: string;
  /** What becomes the baseline when recording. */
  readonly kept: () => Buffer | Promise<Buffer>;
  /** What differs from the baseline, in words; undefined when nothing does. `showTo` is a folder for whatever shows it. */
  readonly compare: (
    baseline: Buffer,
    showTo: string,
  ) => string | undefined | Promise<string | undefined>;
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Holds what a run saw against its baseline, or makes it the baseline when recording; notes what was found. */
export async function judge(
  { story, view, file, kept, compare }: Judged,
  isRecording: boolean,
): Promise<Finding> {
  const isKnown = existsSync(file);
  const showTo = join(places.report, story, view);
  const change = isKnown ? await compare(readFileSync(file), showTo) : 'there is no baseline yet';
  const conclude = (verdict: Finding['verdict'], detail: string): Finding => {
    const finding = { story, view, file: relative(root, file), verdict, detail };
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
