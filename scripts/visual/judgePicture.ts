import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { judge } from './judge.ts';
import type { Pixels } from './pixels/Pixels.ts';
import { differencesOf } from './pixels/differencesOf.ts';
import { isSamePicture } from './pixels/isSamePicture.ts';
import { keptPicture } from './pixels/keptPicture.ts';
import { readPixels } from './pixels/readPixels.ts';
import { shownPicture } from './pixels/shownPicture.ts';
import { places } from './places.ts';

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
    writeFileSync(join(folder, `${name}.png`), await shownPicture(pixels));
}

/** Compares a picture with its baseline pixel by pixel. A failure saves expected, actual and difference. */
export async function judgePicture({
  story,
  view,
  taken,
  isRecording,
}: TakenPicture): Promise<Finding> {
  const actual = await readPixels(taken);
  const finding = await judge(
    {
      story,
      view,
      file: join(places.pictures, story, `${view}.webp`),
      kept: () => keptPicture(actual),
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
  if (finding.verdict === 'new') await show(join(places.report, story, view), { actual });
  return finding;
}
