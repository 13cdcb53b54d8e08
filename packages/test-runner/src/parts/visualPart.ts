import { relative } from 'node:path';
import { root } from '../root.ts';
import { chromium } from '../visual/chromiumVersion.ts';
import { findings } from '../visual/findings.ts';
import { runPictureStories } from '../visual/runPictureStories.ts';
import { baselines, unusedBaselines } from '../visual/baselines.ts';
import { reachedBy } from '../reach/reachedBy.ts';
import { findChromium } from '../../../../playwright/browser.ts';
import { writeReport } from '../visual/writeReport.ts';
import { failureLine } from '../reports/failureLine.ts';
import type { Part } from './part.ts';
import { unpicturedFailures } from '../reports/unpicturedFailures.ts';
import { failedFilesOf, fileTimesOf, vitestSkipped } from '../reports/vitestReport.ts';

const RECORD = 'npm run visual:record';

/** Other major versions of Chromium may render text and edges differently. */
function whyNotComparable(): string | undefined {
  const [major, recorded] = [chromium.major(), chromium.recordedMajor()];
  if (major === recorded) return undefined;
  return `the baselines were recorded with Chromium ${recorded ?? '(none)'} and this is ${major}. Look at the stories, re-record with "${RECORD}", and commit the pictures on their own.`;
}

/**
 * Runs the stories with pictures: all checks of stories, and pictures and trees compared with their baselines, pixel by pixel.
 * Fails on a baseline without a story.
 */
export const visualPart: Part = {
  name: 'visual',
  unavailable: () => {
    const why = findChromium() ? whyNotComparable() : undefined;
    return why === undefined ? undefined : { why, count: baselines().length };
  },
  reached: reachedBy.visual,
  run: async ({ filters, since, hasAllStoryChecks, isAlone = false }) => {
    const obstacle = whyNotComparable();
    if (obstacle !== undefined) {
      console.error(`The pictures cannot be compared: ${obstacle}`);
      return { passed: 0, failed: 1 };
    }
    const { exitCode, report, unhandledErrors, cpuSeconds } = await runPictureStories(
      'compare',
      [...(since === undefined ? [] : [`--changed=${since}`]), ...filters],
      { hasAllStoryChecks, workers: isAlone ? 1 : 2 },
    );
    const seen = findings.read();
    const failed = seen.filter(({ verdict }) => verdict === 'changed' || verdict === 'new');
    // A filtered run cannot tell unused baselines.
    const isWhole = filters.length === 0 && since === undefined && hasAllStoryChecks;
    const left = isWhole && exitCode === 0 ? unusedBaselines(seen) : [];
    for (const file of left) console.error(`No story uses ${file}; "${RECORD}" removes it.`);
    if (failed.length > 0) {
      const page = relative(root, writeReport(failed));
      console.error(
        `${failed.length} differ. Look at ${page}; if they are as intended, run "${RECORD}".`,
      );
    }
    const skipped = report === undefined ? [] : vitestSkipped(report);
    const broken = report === undefined ? [] : unpicturedFailures(report, seen);
    const problems = failed.length + left.length + broken.length + unhandledErrors.length;
    const isSilentFailure =
      problems === 0 && (exitCode !== 0 || (seen.length === 0 && since === undefined));
    return {
      passed: seen.length - failed.length + (report?.numPassedTests ?? 0),
      failed: isSilentFailure ? 1 : problems,
      failures: [
        ...failed.map(({ story, view, detail }) => failureLine(story, view, detail)),
        ...left.map((file) => failureLine(file, 'no story uses it', '')),
        ...broken,
        ...unhandledErrors.map(({ line }) => line),
      ],
      failedFiles:
        report === undefined || isSilentFailure || left.length > 0
          ? undefined
          : failedFilesOf(report, unhandledErrors),
      skipped,
      cpuSeconds,
      files: report === undefined ? [] : fileTimesOf(report),
    };
  },
};
