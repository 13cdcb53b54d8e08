import { drawHeading } from '../kit/drawHeading.ts';
import { drawList } from '../kit/drawList.ts';
import { drawPlate } from '../kit/drawPlate.ts';
import { drawRows } from '../kit/drawRows.ts';
import { drawTitle } from '../kit/drawTitle.ts';
import type { Guide } from '../kit/Guide.ts';
import { fatPlate } from '../plates/front/fatPlate.ts';
import { layersPlate } from '../plates/sections/layersPlate.ts';
import { templePlate } from '../plates/sections/templePlate.ts';
import { drawSources } from './drawSources.ts';
import { fatCompartments } from './fatCompartments.ts';
import { layers } from './layers.ts';
import { layerSigns } from './layerSigns.ts';
import { layerSources } from './layerSources.ts';
import { ligaments } from './ligaments.ts';

const LEAD =
  'The face is built in five layers. What a needle or cannula meets, how far product spreads and which vessel is near follow from the layer, so name the layer before you choose the depth.';

/** Draws the guide to the layers, the fat compartments and the ligaments. */
export function drawLayersGuide(guide: Guide): void {
  drawTitle(guide, LEAD);
  drawPlate(guide, layersPlate);
  drawHeading(guide, 'The layers by region');
  drawRows(guide, layers);
  drawHeading(guide, 'How to tell the layer you are in');
  drawList(guide, layerSigns, { label: () => '•', size: 9 });
  guide.sheets.newSheet();
  drawPlate(guide, fatPlate);
  drawHeading(guide, 'Fat compartments');
  drawRows(guide, fatCompartments, 7.6);
  guide.sheets.newSheet();
  drawPlate(guide, templePlate);
  drawHeading(guide, 'Retaining ligaments');
  drawRows(guide, ligaments);
  drawSources(guide, layerSources);
}
