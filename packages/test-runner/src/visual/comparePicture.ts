import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings.ts';
import { compareWithBaseline } from './compareWithBaseline.ts';
import { equalScreenshots } from './equalScreenshots.ts';
import { type Pixels, encodeBaseline, readPixels, encodePng } from './pixels/pixels.ts';
import { differencesOf, isSamePicture } from './pixels/comparePixels.ts';
import { visualPaths } from './visualPaths.ts';

interface TakenPicture {
  readonly story: string;
  readonly view: string;
  /** The browser's screenshot. */
  readonly taken: Buffer;
  readonly isRecording: boolean;
}

async function show(folder: string, pictures: Readonly<Record<string, Pixels>>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, pixels] of Object.entries(pictures))
    writeFileSync(join(folder, `${name}.png`), await encodePng(pixels));
}

/**
 * Compares a picture with its baseline pixel by pixel, without decoding them if the same two were equal before. A failure saves expected,
 * actual and difference.
 */
export async function comparePicture({
  story,
  view,
  taken,
  isRecording,
}: TakenPicture): Promise<Finding> {
  let pixels: Promise<Pixels> | undefined;
  const actual = () => (pixels ??= readPixels(taken));
  const digestOf = (baseline: Buffer) => equalScreenshots.digestOf(baseline, taken);
  const finding = await compareWithBaseline(
    {
      story,
      view,
      file: join(visualPaths.pictures, story, `${view}.webp`),
      digestOf,
      kept: async () => encodeBaseline(await actual()),
      compare: async (baseline, folder) => {
        if (equalScreenshots.isKnown(`${story}/${view}`, digestOf(baseline))) return undefined;
        const [expected, found] = await Promise.all([readPixels(baseline), actual()]);
        if (isSamePicture(expected, found)) return undefined;
        const { count, shown } = differencesOf(expected, found);
        if (!isRecording) await show(folder, { expected, actual: found, difference: shown });
        return `${count} pixels differ`;
      },
    },
    isRecording,
  );
  if (finding.verdict === 'new')
    await show(join(visualPaths.report, story, view), { actual: await actual() });
  return finding;
}
