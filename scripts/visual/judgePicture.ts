import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { judge } from './judge.ts';
import { places } from './places.ts';
import { decodePng } from './png/decodePng.ts';
import { differencesOf } from './png/differencesOf.ts';
import { encodePng } from './png/encodePng.ts';
import { isSamePicture } from './png/isSamePicture.ts';

interface TakenPicture {
  readonly story: string;
  readonly view: string;
  readonly png: Buffer;
  readonly isRecording: boolean;
}

function show(folder: string, pictures: Readonly<Record<string, Buffer>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(pictures))
    writeFileSync(join(folder, `${name}.png`), content);
}

/** Holds a picture against its baseline: every pixel counts. A failure leaves expected, actual and difference behind. */
export function judgePicture({ story, view, png, isRecording }: TakenPicture): Finding {
  const pixels = decodePng(png);
  const actual = encodePng(pixels);
  const finding = judge(
    {
      story,
      view,
      file: join(places.pictures, story, `${view}.png`),
      actual,
      compare: (baseline, folder) => {
        if (baseline.equals(actual)) return undefined;
        const expected = decodePng(baseline);
        if (isSamePicture(expected, pixels)) return undefined;
        const { count, shown } = differencesOf(expected, pixels);
        if (!isRecording)
          show(folder, { expected: baseline, actual, difference: encodePng(shown) });
        return `${count} pixels differ`;
      },
    },
    isRecording,
  );
  if (finding.verdict === 'new') show(join(places.report, story, view), { actual });
  return finding;
}
