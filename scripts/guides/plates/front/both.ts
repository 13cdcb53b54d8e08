/** How wide the face from the front is in its own measure. */
export const FRONT_WIDTH = 400;

/** Draws what is the same on both sides of a face: once as it is, once mirrored. */
export function both(doc: PDFKit.PDFDocument, draw: () => void): void {
  draw();
  mirrored(doc, draw);
}

/** Draws something of the left half of a plate on its right. */
export function mirrored(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.save();
  doc.translate(FRONT_WIDTH, 0).scale(-1, 1);
  draw();
  doc.restore();
}
