import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings.ts';
import { compareWithBaseline } from './compareWithBaseline.ts';
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

/** Compares a picture with its baseline pixel by pixel. A failure saves expected, actual and difference. */
export async function comparePicture({
  story,
  view,
  taken,
  isRecording,
}: TakenPicture): Promise<Finding> {
  const actual = await readPixels(taken);
  const finding = await compareWithBaseline(
    {
      story,
      view,
      file: join(visualPaths.pictures, story, `${view}.webp`),
      kept: () => encodeBaseline(actual),
      compare: async (baseline, folder) => {
        const expected = await readPixels(baseline);
        if (isSamePicture(expected, actual)) return undefined;
        const { count, shown } = differencesOf(expected, actual);
        if (!isRecording) await show(folder, { expected, actual, difference: shown });
        return `${count} pixels differ`;
      },
    },
    isRecording,
  );
  if (finding.verdict === 'new') await show(join(visualPaths.report, story, view), { actual });
  return finding;
}
