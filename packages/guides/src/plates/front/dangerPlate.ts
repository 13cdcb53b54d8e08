import { drawDot } from '../../kit/drawLabels.ts';
import { plateColours as c } from '../../kit/guideColours.ts';
import type { Plate } from '../../kit/Plate.ts';
import { both, FRONT_WIDTH } from './both.ts';
import { drawFrontFace } from './drawFrontFace.ts';
import { drawFrontFeatures } from './drawFrontFeatures.ts';
import { drawFrontVessels } from './drawFrontVessels.ts';
import { frontZones, type Zone } from './frontZones.ts';

const DISC = 6.5;
/** Zones with labels on the right, where their lines are clear. */
const ON_RIGHT: readonly number[] = [1, 2, 3, 7];

/** Danger zones, drawn over the vessels that cause them. */
export const dangerPlate: Plate = {
  alt: 'A face from the front with its arteries and eight numbered danger zones: 1 glabella between the brows, 2 nose, 3 both nasolabial folds, 4 both temples, 5 forehead on both sides, 6 tear troughs with the infraorbital foramina, 7 lips, 8 the jaw where the facial artery crosses it in front of the masseter.',
  caption:
    'Plate 3. The danger zones, by the numbers of the table, on the vessels that make them so.',
  width: FRONT_WIDTH,
  height: 384,
  scale: 0.66,
  draw(doc) {
    drawFrontFace(doc);
    drawFrontFeatures(doc);
    for (const zone of frontZones) {
      if (zone.isPaired) both(doc, () => drawZone(doc, zone));
      else drawZone(doc, zone);
    }
    both(doc, () => drawFrontVessels(doc));
    for (const zone of frontZones) drawNumber(doc, zone);
  },
  labels: frontZones.map(({ number, name, at: [x, y], isPaired }) => {
    const side = ON_RIGHT.includes(number) ? 'right' : 'left';
    const isMirrored = isPaired && side === 'right';
    return {
      text: `${number} ${name}`,
      side,
      at: [(isMirrored ? FRONT_WIDTH - x : x) + (side === 'right' ? DISC : -DISC), y],
      isBold: true,
    };
  }),
};

function drawZone(doc: PDFKit.PDFDocument, { path }: Zone): void {
  doc.path(path).fillOpacity(0.22).fill(c.danger).fillOpacity(1);
  doc.lineWidth(0.9).strokeColor(c.danger).path(path).stroke();
}

function drawNumber(doc: PDFKit.PDFDocument, { number, at: [x, y], isPaired }: Zone): void {
  for (const centre of isPaired ? [x, FRONT_WIDTH - x] : [x]) {
    drawDot(doc, [centre, y], { radius: DISC + 0.8, colour: c.halo });
    drawDot(doc, [centre, y], { radius: DISC, colour: c.danger });
    doc.font('bold').fontSize(9).fillColor(c.halo);
    const text = String(number);
    doc.text(text, centre - doc.widthOfString(text) / 2, y + 3.2, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  }
}
