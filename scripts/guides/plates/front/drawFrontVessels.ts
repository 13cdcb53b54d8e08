import { drawTubes } from '../../kit/drawTubes.ts';
import { plateColours as c } from '../../kit/plateColours.ts';
import { frontVessels as v } from './frontVessels.ts';

/** Draws the arteries and, beneath them, the veins of the left half of a face from the front. */
export function drawFrontVessels(doc: PDFKit.PDFDocument): void {
  drawTubes(doc, v.veins, { colour: c.vein, width: 1.9 });
  for (const paths of [v.maxillary, v.branches]) {
    drawTubes(doc, paths, { colour: c.artery, width: 1.2 });
  }
  drawTubes(doc, [...v.temporal, ...v.ophthalmic], { colour: c.artery, width: 1.5 });
  drawTubes(doc, v.facial, { colour: c.artery, width: 2.2 });
}
