import { drawHeading } from '../kit/drawHeading.ts';
import { drawList } from '../kit/drawList.ts';
import { drawPlate } from '../kit/drawPlate.ts';
import { drawRows } from '../kit/drawRows.ts';
import { drawTitle } from '../kit/drawTitle.ts';
import type { Guide } from '../kit/Guide.ts';
import { arteries } from './arteries.ts';
import { dangerZones } from './dangerZones.ts';
import { dangerPlate } from '../plates/front/dangerPlate.ts';
import { vesselsPlate } from '../plates/front/vesselsPlate.ts';
import { sidePlate } from '../plates/side/sidePlate.ts';
import { depths } from './depths.ts';
import { drawSources } from './drawSources.ts';
import { nerves } from './nerves.ts';
import { occlusionSigns } from './occlusionSigns.ts';
import { vesselSources } from './vesselSources.ts';

const LEAD =
  'Two carotids feed the face, and their branches join around the eye and on the nose: what is injected into one can reach the other. Know the course, name the plane, feel for the pulse.';

/** Draws the guide to the vessels, the nerves and the danger zones. */
export function drawVesselsGuide(guide: Guide): void {
  drawTitle(guide, LEAD);
  drawPlate(guide, vesselsPlate);
  drawHeading(guide, 'Depth by region: which vessel lies in which plane');
  drawRows(guide, depths, 7.6);
  guide.sheets.newSheet();
  drawPlate(guide, sidePlate);
  drawHeading(guide, 'Nerves: course and plane');
  drawRows(guide, nerves, 7.6);
  guide.sheets.newSheet();
  drawPlate(guide, dangerPlate);
  drawHeading(guide, 'Danger zones');
  drawRows(guide, dangerZones);
  guide.sheets.newSheet();
  drawHeading(guide, 'Arteries: course and depth');
  drawRows(guide, arteries, 7.6);
  drawHeading(guide, 'When a vessel is blocked');
  drawList(guide, occlusionSigns, { label: () => '•' });
  drawSources(guide, vesselSources);
}
