import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brand } from '@formulary/rules/brand/brand';
import { socialPicture } from '@formulary/rules/head/socialPicture';
import { drawSocial } from '@formulary/ui/art/drawSocial';
import sharp from 'sharp';
import { pictureLetters } from './pictureLetters.ts';

/** Maximum characters per line of the claim. */
const LINE = 26;

/** Draws the link preview picture into a folder of the built shop, not as SVG, because previews do not read it. */
export async function drawSocialPicture(folder: string): Promise<void> {
  const { path, width, height } = socialPicture;
  const svg = drawSocial({ name: brand.name, claim: linesOf(brand.claim) }, pictureLetters);
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).resize(width, height).png({ palette: true }).toFile(file);
}

function linesOf(text: string): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && `${last} ${word}`.length > LINE) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`.trim();
  }
  return lines;
}
