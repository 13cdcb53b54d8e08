import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { LARGEST_DOCUMENT_BYTES } from '@formulary/rules/people/documentFile';
import { accept, type Result } from '@formulary/rules/problems/result';
import sharp, { type Sharp } from 'sharp';
import { createLimiter } from '../users/passwords/createLimiter.ts';
import type { DocumentMediaType } from './DocumentMediaType.ts';

const MOST_PIXELS = 25_000_000;
const MOST_WAITING = 60;
const LONGEST_SECONDS = 20;

/** An image that holds what is seen and nothing else. */
export interface RedrawnImage {
  readonly mediaType: DocumentMediaType;
  readonly content: Buffer;
}

// No other format can reach a decoder, whatever the bytes look like.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** A progressive JPEG of 25 megapixels takes some 250 MB while it is decoded: one after the other. */
const inTurn = createLimiter(1, MOST_WAITING);

/**
 * Draws a JPEG or PNG anew from its pixels, the right way up: metadata, and whatever was hidden before,
 * behind or inside, stay out (trust, Answering). Refuses, with the sentence for its field, an image that is broken or
 * cut off, has more than 25 megapixels, or does not fit in 8 MB however it is written.
 */
export function redrawImage(
  original: Buffer,
  mediaType: 'image/jpeg' | 'image/png',
): Promise<Result<RedrawnImage, string>> {
  return inTurn(async () => {
    try {
      const { width, height, format } = await sharp(original, {
        limitInputPixels: false,
      }).metadata();
      if (`image/${format}` !== mediaType) return refuse(fieldSentences.documentUnreadable);
      if (width * height > MOST_PIXELS) return refuse(fieldSentences.documentTooManyPixels);
      return await smallEnough(original, mediaType);
    } catch {
      // libvips says what is wrong with an image by a plain error.
      return refuse(fieldSentences.documentUnreadable);
    }
  });
}

async function smallEnough(
  original: Buffer,
  mediaType: 'image/jpeg' | 'image/png',
): Promise<Result<RedrawnImage, string>> {
  const asJpeg = (quality: number) => () =>
    decode(original).flatten({ background: '#fff' }).jpeg({ quality });
  const asPng = () => decode(original).png({ compressionLevel: 9 });
  const ways = [mediaType === 'image/png' ? asPng : asJpeg(90), asJpeg(80), asJpeg(60)];
  for (const draw of ways) {
    const { data, info } = await draw().toBuffer({ resolveWithObject: true });
    if (data.length <= LARGEST_DOCUMENT_BYTES) {
      return accept({
        content: data,
        mediaType: info.format === 'png' ? 'image/png' : 'image/jpeg',
      });
    }
  }
  return refuse(fieldSentences.documentTooLarge);
}

function decode(original: Buffer): Sharp {
  return sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .toColourspace('srgb');
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
