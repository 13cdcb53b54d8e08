/** @module-tag hostile */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { aJpegOfThreeScans } from '../../../testing/aJpegOfThreeScans.ts';
import { greedyPictures, worstGoodPictures } from '../../../testing/worstPictures.ts';
import { mediaTypeOf } from '../mediaTypeOf.ts';
import { documentFaults } from '../judging/documentFaults.ts';
import { judgingCommand } from '../judging/judgingCommand.ts';

/** Says at its end how much memory the process ever had, in KiB. */
const SAY_PEAK =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
const MOST_MB = 110;

/** Draws a picture as the server does, and how many megabytes the process had at its peak. */
async function drawn(picture: Buffer) {
  const { program, args } = judgingCommand(mediaTypeOf(picture) ?? 'image/png', [
    '--import',
    SAY_PEAK,
  ]);
  const child = spawn(program, args, { env: {} });
  child.stdin.end(picture);
  const [content, said, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number, content, peakMb: Number(said) / 1024 };
}

let small: Awaited<ReturnType<typeof drawn>>;
beforeAll(async () => {
  small = await drawn(aJpegOfThreeScans(40, 30));
});

test('a picture of three scans is a picture', async () => {
  expect(small.code).toBe(0);
  const { width, height } = await sharp(small.content).metadata();
  expect([width, height]).toEqual([40, 30]);
  expect(small.peakMb).toBeGreaterThan(20);
});

describe('memory for one picture, over what a small one takes, is 110 MB at most', () => {
  test.each(worstGoodPictures)('for %s, which is drawn', async (_what, make) => {
    const { code, content, peakMb } = await drawn(await make());
    expect(code).toBe(0);
    expect(content.length).toBeGreaterThan(1000);
    expect(peakMb - small.peakMb).toBeLessThan(MOST_MB);
  });

  test.each(greedyPictures)('for %s, which is refused', async (_what, make) => {
    const { code, content, peakMb } = await drawn(await make());
    expect(code).toBe(documentFaults.tooHeavy);
    expect(content).toHaveLength(0);
    expect(peakMb - small.peakMb).toBeLessThan(MOST_MB);
  });
});
