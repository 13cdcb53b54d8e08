import { loadLazily } from '../../primitives/lazy/loadLazily.ts';
import { colorRoles } from '@formulary/theme/colorRoles';
import { font } from '@formulary/theme/tokens';
import { placeSheet, toPaper } from './placeSheet.ts';
import { type Signature, signatureSheet, type SignatureStroke } from './Signature.ts';

const { width, height, pngScale } = signatureSheet;
const LARGEST_LETTERS_PX = 128;
const MARGIN = 0.9;

async function draw(canvas: HTMLCanvasElement, strokes: readonly SignatureStroke[]) {
  const { default: SignaturePad } = await loadLazily(() => import('signature_pad'));
  const pad = new SignaturePad(canvas);
  pad.off();
  const place = placeSheet(canvas, strokes);
  pad.fromData(strokes.map((stroke) => toPaper(stroke, place)));
}

const inSize = (pixels: number) => `italic ${font.weightMedium} ${pixels}px ${font.family}`;

function write(canvas: HTMLCanvasElement, name: string) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('A canvas without a context cannot be written on.');
  context.font = inSize(LARGEST_LETTERS_PX);
  const isTooWide = (canvas.width * MARGIN) / context.measureText(name).width;
  context.font = inSize(LARGEST_LETTERS_PX * Math.min(1, isTooWide));
  context.fillStyle = colorRoles.light.textBody;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, canvas.width / 2, canvas.height / 2);
}

/**
 * Converts a signature to a PNG, 1200 × 400, dark ink on a transparent background. Drawn and typed signatures look the
 * same on every screen (spec 9.14).
 */
export async function signaturePng(signature: Signature): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width * pngScale;
  canvas.height = height * pngScale;
  if (signature.kind === 'drawn') await draw(canvas, signature.strokes);
  else write(canvas, signature.name.trim());
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error('The browser could not write a PNG.'));
    }, 'image/png');
  });
}
