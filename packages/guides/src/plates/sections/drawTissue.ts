import { plateColours as c } from '../../kit/guideColours.ts';

/** Tissue of a layer, which decides its texture. */
type Tissue = 'skin' | 'fat' | 'deepFat' | 'muscle' | 'loose' | 'fascia' | 'bone';

/** Layer of a section, from the surface down. */
export interface Band {
  readonly tissue: Tissue;
  readonly height: number;
}

/** Outline and bounding box of a layer. */
export interface TissueArea {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const COLOURS: Readonly<Record<Tissue, readonly [fill: string, edge: string]>> = {
  skin: [c.skinShade, c.skinLine],
  fat: [c.fat, c.fatEdge],
  deepFat: [c.deepFat, c.deepFatEdge],
  muscle: [c.muscle, c.fibre],
  loose: [c.halo, c.fasciaEdge],
  fascia: [c.fascia, c.fasciaEdge],
  bone: [c.bone, c.boneEdge],
};
const LOBULE = 9;

/** Draws a layer with the texture of its tissue. */
export function drawTissue(doc: PDFKit.PDFDocument, tissue: Tissue, place: TissueArea): void {
  const [fill, edge] = COLOURS[tissue];
  const { outline } = place;
  doc.save();
  doc.path(outline).fill(fill);
  doc.path(outline).clip();
  doc.lineWidth(0.4).strokeColor(edge).strokeOpacity(0.55);
  if (tissue === 'fat' || tissue === 'deepFat') drawLobules(doc, place);
  if (tissue === 'muscle') drawFibres(doc, place, 2.6, 0);
  if (tissue === 'loose') drawFibres(doc, place, 3, 2.5);
  if (tissue === 'bone') drawPores(doc, place);
  doc.restore();
  doc.lineWidth(0.6).strokeColor(edge).path(outline).stroke();
}

/** Draws rows of scales, each shifted by half a lobule. */
function drawLobules(doc: PDFKit.PDFDocument, { x, y, width, height }: TissueArea): void {
  for (let row = 0; row * LOBULE * 0.75 < height + LOBULE; row += 1) {
    const top = Math.round(y + row * LOBULE * 0.75 - LOBULE / 2);
    const start = x - ((row % 2) * LOBULE) / 2;
    doc.moveTo(start, top);
    for (let at = start; at < x + width; at += LOBULE) {
      doc.bezierCurveTo(at, top + LOBULE, at + LOBULE, top + LOBULE, at + LOBULE, top);
    }
    doc.stroke();
  }
}

function drawFibres(
  doc: PDFKit.PDFDocument,
  { x, y, width, height }: TissueArea,
  space: number,
  wave: number,
): void {
  for (let down = y - 4; down < y + height + 4; down += space) {
    const third = width / 3;
    doc.moveTo(x, down);
    doc.bezierCurveTo(x + third, down - 4 - wave, x + 2 * third, down + 4 + wave, x + width, down);
    doc.stroke();
  }
}

function drawPores(doc: PDFKit.PDFDocument, { x, y, width, height }: TissueArea): void {
  doc.lineWidth(2).lineCap('round').dash(2, { space: 10 });
  for (let row = 0; row * 6 < height - 8; row += 1) {
    doc.moveTo(x + 5 + (row % 2) * 6, y + 10 + row * 6);
    doc.lineTo(x + width, y + 10 + row * 6).stroke();
  }
  doc.undash();
}
