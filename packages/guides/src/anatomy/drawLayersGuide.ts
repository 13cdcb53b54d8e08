import { drawHeading, drawList, drawRows, drawTitle } from '../kit/drawBlocks.ts';
import { drawPlate } from '../kit/drawPlate.ts';
import type { Guide } from '../kit/Guide.ts';
import { fatPlate } from '../plates/front/fatPlate.ts';
import { layersPlate } from '../plates/sections/layersPlate.ts';
import { templePlate } from '../plates/sections/templePlate.ts';
import { drawSources } from './drawSources.ts';
import { fatCompartments } from './fatCompartments.ts';
import { layers } from './layers.ts';
import { ligaments } from './ligaments.ts';

/** How each layer looks and feels. */
const layerSigns: readonly string[] = [
  'Skin: high resistance; the bevel shows through, and a pale bleb rises.',
  'Superficial fat: a cannula glides and lifts the skin in a ridge that you can see and feel.',
  'SMAS and muscle: firmer; the cannula drags, and a give is felt once it is through. Muscle hurts and bleeds.',
  'Deep fat and spaces: free glide again, but raising the tip lifts the whole cheek, not a ridge of skin.',
  'Bone: a hard stop at the tip of the needle. Drawing back without blood does not prove that no vessel was entered.',
];

/** Sources of the guide to the layers. */
const layerSources: readonly string[] = [
  'Standring S (ed.). Gray’s Anatomy. 42nd ed. Elsevier; 2020.',
  'Rohrich RJ, Pessa JE. The fat compartments of the face. Plast Reconstr Surg 2007;119:2219–2227.',
  'Cotofana S, Lachman N. Anatomy of the facial fat compartments and their relevance in aesthetic surgery. J Dtsch Dermatol Ges 2019;17:399–413.',
  'Gierloff M, Stöhring C, Buder T, et al. Aging changes of the midfacial fat compartments. Plast Reconstr Surg 2012;129:263–273.',
  'Stuzin JM, Baker TJ, Gordon HL. The relationship of the superficial and deep facial fascias. Plast Reconstr Surg 1992;89:441–449.',
  'Alghoul M, Codner MA. Retaining ligaments of the face. Aesthet Surg J 2013;33:769–782.',
  'Mendelson B, Wong CH. Changes in the facial skeleton with aging. Aesthetic Plast Surg 2012;36:753–760.',
];

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
