// `npm run visual:record`: records the stories' current appearance as baselines; `-- ProductCard` does so for one.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { drawPictures } from './drawPictures.ts';
import { root } from './root.ts';
import { ensureChromium } from '../packages/test-runner/src/tools/ensureChromium.ts';
import { chromium } from '../packages/test-runner/src/visual/chromiumVersion.ts';
import { equalScreenshots } from '../packages/test-runner/src/visual/equalScreenshots.ts';
import { findings } from '../packages/test-runner/src/visual/findings.ts';
import { runPictureStories } from '../packages/test-runner/src/visual/runPictureStories.ts';
import { unusedBaselines } from '../packages/test-runner/src/visual/baselines.ts';

const filters = process.argv.slice(2);
const isWhole = filters.length === 0;

if (!isWhole && chromium.recordedMajor() !== chromium.major()) {
  console.error('This Chromium is not the one that drew the other baselines: record them all.');
  process.exit(1);
}
await drawPictures();
const canDraw = await ensureChromium();
if (!canDraw || (await runPictureStories('record', filters)).exitCode !== 0) {
  console.error(
    'Some stories do not hold, so that they have no picture. Run "npm run test:stories".',
  );
  process.exit(1);
}
const seen = findings.read();
const removed = isWhole ? unusedBaselines(seen) : [];
for (const file of removed) rmSync(join(root, file));
chromium.recordMajor();
equalScreenshots.record(seen, isWhole);
const recorded = seen.filter(({ verdict }) => verdict === 'recorded').length;
console.log(
  `${recorded} recorded, ${seen.length - recorded} as they were, ${removed.length} removed.`,
);
