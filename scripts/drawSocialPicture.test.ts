import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socialPicture } from '@formulary/rules/head/socialPicture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSocialPicture } from './drawSocialPicture.ts';

/** Those who show previews take a few hundred kilobytes; WhatsApp the fewest. */
const MOST_BYTES = 300_000;

test('the picture of link previews is as large as pages say, light enough, and not one colour', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'formulary-social-'));
  await drawSocialPicture(folder);
  const picture = sharp(join(folder, socialPicture.path));
  const { width, height, format } = await picture.metadata();
  expect({ width, height, type: `image/${format}` }).toEqual({
    width: socialPicture.width,
    height: socialPicture.height,
    type: socialPicture.type,
  });
  expect((await picture.png().toBuffer()).byteLength).toBeLessThan(MOST_BYTES);
  // The words are outlines: left of the packs there is ink on the tint.
  const words = await sharp(join(folder, socialPicture.path))
    .extract({ left: 80, top: 240, width: 500, height: 100 })
    .stats();
  expect(words.channels[0]?.stdev).toBeGreaterThan(20);
  await rm(folder, { recursive: true });
});
