import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from './findings.ts';
import { visualPaths } from './visualPaths.ts';

/** Digests by `story/view`. */
type Digests = Readonly<Record<string, string>>;

/** Enough hexadecimal digits to tell a few thousand pictures apart. */
const DIGITS = 24;

let known: Digests | undefined;
function read(): Digests {
  return existsSync(visualPaths.screenshots)
    ? (JSON.parse(readFileSync(visualPaths.screenshots, 'utf8')) as Digests)
    : {};
}

/** Returns the digest of a baseline and a screenshot together, as the files are. */
function digestOf(baseline: Buffer, screenshot: Buffer): string {
  return createHash('sha256').update(baseline).update(screenshot).digest('hex').slice(0, DIGITS);
}

/** Tells whether the digest of a baseline and a screenshot was recorded. If so, they show the same pixels. */
function isKnown(name: string, digest: string): boolean {
  known ??= read();
  return known[name] === digest;
}

/** Adds the digests of a recording, and removes those of pictures that are gone. */
function record(found: readonly Pick<Finding, 'story' | 'view' | 'digest'>[], isWhole: boolean) {
  const fresh = found.flatMap(({ story, view, digest }) =>
    digest === undefined ? [] : [[`${story}/${view}`, digest] as const],
  );
  const all = { ...(isWhole ? {} : read()), ...Object.fromEntries(fresh) };
  const sorted = Object.fromEntries(
    Object.entries(all).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
  writeFileSync(visualPaths.screenshots, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/**
 * Digests of every baseline together with the screenshot that was equal to it when it was recorded. Another picture of the
 * same bytes need not be decoded, which takes half of the time of a comparison.
 */
export const equalScreenshots = { digestOf, isKnown, record };
