/** @module-tag hostile */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { aJpegOfThreeScans } from '../../testing/documents/aJpegOfThreeScans.ts';
import { greedyPictures, worstGoodPictures } from '../../testing/documents/worstPictures.ts';
import { describeNeeding } from '../../testing/describeNeeding.ts';
import { mediaTypeOf } from './mediaTypeOf.ts';
import { documentFaults } from './documentFaults.ts';
import { validatorCommand } from './runValidator.ts';

/**
 * Prints the peak memory of the program at exit, in KiB. `process.resourceUsage().maxRSS` would also count what the worker of
 * Vitest held when it forked.
 */
const SAY_PEAK = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs';
  if (process.platform === 'linux') process.on('exit', () => {
    process.stderr.write(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  });`)}`;
const MOST_MB = 110;

/** Redraws a picture as the server does, and measures the peak memory of the process in megabytes. */
async function drawn(picture: Buffer) {
  const { program, args } = validatorCommand(mediaTypeOf(picture) ?? 'image/png', [
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

test('redrawImage redraws a picture of three scans', async () => {
  expect(small.code).toBe(0);
  const { width, height } = await sharp(small.content).metadata();
  expect([width, height]).toEqual([40, 30]);
});

// Only Linux tells the peak memory of a program without that of the one that started it.
describeNeeding('Linux', 'a picture takes at most 110 MB more memory than a small one', () => {
  test('which is measured', () => {
    expect(small.peakMb).toBeGreaterThan(20);
  });

  test.each(worstGoodPictures)('when it is %s, which is redrawn', async (_what, make) => {
    const { code, content, peakMb } = await drawn(await make());
    expect(code).toBe(0);
    expect(content.length).toBeGreaterThan(1000);
    expect(peakMb - small.peakMb).toBeLessThan(MOST_MB);
  });

  test.each(greedyPictures)('when it is %s, which is refused', async (_what, make) => {
    const { code, content, peakMb } = await drawn(await make());
    expect(code).toBe(documentFaults.tooHeavy);
    expect(content).toHaveLength(0);
    expect(peakMb - small.peakMb).toBeLessThan(MOST_MB);
  });
});
