import { drawHeading } from '../kit/drawHeading.ts';
import { drawPlate } from '../kit/drawPlate.ts';
import { drawRows } from '../kit/drawRows.ts';
import { drawTitle } from '../kit/drawTitle.ts';
import type { Guide } from '../kit/Guide.ts';
import { balancePlate } from '../plates/front/balancePlate.ts';
import { musclesPlate } from '../plates/front/musclesPlate.ts';
import { muscleLayers } from './muscleLayers.ts';
import { drawSources } from './drawSources.ts';
import { muscles } from './muscles.ts';
import { muscleSources } from './muscleSources.ts';
import { toxinZones } from './toxinZones.ts';

const LEAD =
  'The muscles of expression pull on skin, not on bone, and nearly always against each other: weaken one and its opponent wins. Watch the face move before you mark a point.';

/** Draws the guide to the muscles. */
export function drawMusclesGuide(guide: Guide): void {
  drawTitle(guide, LEAD);
  drawPlate(guide, musclesPlate);
  drawHeading(guide, 'Depth: the four layers of the muscles of expression');
  drawRows(guide, muscleLayers);
  guide.sheets.newSheet();
  drawHeading(guide, 'Origin, insertion, action');
  drawRows(guide, muscles);
  guide.sheets.newSheet();
  drawPlate(guide, balancePlate);
  drawHeading(guide, 'What toxin reaches by mistake');
  drawRows(guide, toxinZones, 7.6);
  drawSources(guide, muscleSources);
}
