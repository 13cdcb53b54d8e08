/** Width of the front view in its own units. */
export const FRONT_WIDTH = 400;

/** Draws a half of the face on both sides: once as it is, once mirrored. */
export function both(doc: PDFKit.PDFDocument, draw: () => void): void {
  draw();
  mirrored(doc, draw);
}

/** Draws part of the left half mirrored on the right. */
export function mirrored(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.save();
  doc.translate(FRONT_WIDTH, 0).scale(-1, 1);
  draw();
  doc.restore();
}
