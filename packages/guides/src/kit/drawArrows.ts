const HEAD = 7;
const SPREAD = 0.45;

/** Draws straight arrows, each given as exactly 'M x y L x y'. */
export function drawArrows(
  doc: PDFKit.PDFDocument,
  paths: readonly string[],
  { colour, width }: { readonly colour: string; readonly width: number },
): void {
  for (const path of paths) {
    const [x = 0, y = 0, endX = 0, endY = 0] = (path.match(/[\d.]+/g) ?? []).map(Number);
    const angle = Math.atan2(endY - y, endX - x);
    const wing = (turn: number) =>
      [endX - HEAD * Math.cos(angle + turn), endY - HEAD * Math.sin(angle + turn)].map(
        (each) => Math.round(each * 10) / 10,
      );
    doc.lineWidth(width).strokeColor(colour).moveTo(x, y).lineTo(endX, endY).stroke();
    doc.path(`M${wing(SPREAD).join(' ')}L${endX} ${endY}L${wing(-SPREAD).join(' ')}`).stroke();
  }
}
