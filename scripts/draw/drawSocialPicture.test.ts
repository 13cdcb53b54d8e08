import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socialPicture } from '@formulary/rules/head/socialPicture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSocialPicture } from './drawSocialPicture.ts';

/** Link previews accept a few hundred kilobytes; WhatsApp accepts the fewest. */
const MOST_BYTES = 300_000;

test('the link preview picture has the stated size, a small file, and more than one colour', async () => {
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
  // Text is outlines, so the area left of the packs has ink on the tint.
  const words = await sharp(join(folder, socialPicture.path))
    .extract({ left: 80, top: 240, width: 500, height: 100 })
    .stats();
  expect(words.channels[0]?.stdev).toBeGreaterThan(20);
  await rm(folder, { recursive: true });
});
