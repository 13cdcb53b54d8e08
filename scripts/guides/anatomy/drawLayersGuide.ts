import { drawHeading } from '../kit/drawHeading.ts';
import { drawRows } from '../kit/drawRows.ts';
import { drawTitle } from '../kit/drawTitle.ts';
import type { Guide } from '../kit/Guide.ts';
import { drawSources } from './drawSources.ts';
import { fatCompartments } from './fatCompartments.ts';
import { layers } from './layers.ts';
import { layerSources } from './layerSources.ts';
import { ligaments } from './ligaments.ts';

const LEAD =
  'The face is built in five layers. What a needle or cannula meets, how far product spreads and which vessel is near follow from the layer, so name the layer before you choose the depth.';

/** Draws the guide to the layers, the fat compartments and the ligaments. */
export function drawLayersGuide(guide: Guide): void {
  drawTitle(guide, LEAD);
  drawHeading(guide, 'The layers by region');
  drawRows(guide, layers);
  guide.sheets.newSheet();
  drawHeading(guide, 'Fat compartments');
  drawRows(guide, fatCompartments);
  guide.sheets.newSheet();
  drawHeading(guide, 'Retaining ligaments');
  drawRows(guide, ligaments);
  drawSources(guide, layerSources);
}
