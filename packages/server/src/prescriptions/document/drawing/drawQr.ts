import { encode } from 'uqr';
import type { Sheets } from '../../../platform/paper/createSheets.ts';

/** Empty modules around the code; cameras need them to find it. */
const QUIET_MODULES = 4;

/** Draws a text as a vector QR code, with the text as its alternative text. */
export function drawQr(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { text, x, size }: { readonly text: string; readonly x: number; readonly size: number },
): void {
  const { doc, y } = sheets;
  const { data } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const module = size / data.length;
  const bbox = [x, y, x + size, y + size];
  const options = { alt: `QR code: ${text}`, bbox, placement: 'Block' };
  const figure = doc.struct('Figure', options);
  parent.add(figure);
  figure.add(doc.markStructureContent('Figure'));
  doc.save();
  data.forEach((row, down) => {
    row.forEach((isDark, along) => {
      if (isDark) doc.rect(x + along * module, y + down * module, module, module);
    });
  });
  doc.fillColor('black').fill();
  doc.restore();
  doc.endMarkedContent();
  figure.end();
}
