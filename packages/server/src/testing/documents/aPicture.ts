import sharp from 'sharp';

/** Returns a picture of a product as staff upload it: one colour, 600 by 600 pixels unless said otherwise. */
export function aPicture(
  {
    width = 600,
    height = 600,
    background = '#2a7',
  }: Partial<Record<'width' | 'height', number>> & {
    readonly background?: string;
  } = {},
  type: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .toFormat(type)
    .toBuffer();
}
