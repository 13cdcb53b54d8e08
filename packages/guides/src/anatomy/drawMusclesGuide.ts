import { drawHeading, drawRows, drawTitle } from '../kit/drawBlocks.ts';
import { drawPlate } from '../kit/drawPlate.ts';
import type { Guide } from '../kit/Guide.ts';
import { balancePlate } from '../plates/front/balancePlate.ts';
import { musclesPlate } from '../plates/front/musclesPlate.ts';
import { muscleLayers } from './muscleLayers.ts';
import { drawSources } from './drawSources.ts';
import { muscles } from './muscles.ts';
import { toxinZones } from './toxinZones.ts';

/** Sources of the guide to the muscles. */
const muscleSources: readonly string[] = [
  'Standring S (ed.). Gray’s Anatomy. 42nd ed. Elsevier; 2020.',
  'Kim HJ, Seo KK, Lee HK, Kim J. Clinical Anatomy of the Face for Filler and Botulinum Toxin Injection. Springer; 2016.',
  'de Maio M, Swift A, Signorini M, Fagien S. Facial assessment and injection guide: focus on the upper face. Plast Reconstr Surg 2017;140:265e–276e.',
  'Sundaram H, Signorini M, Liew S, et al. Global aesthetics consensus: botulinum toxin type A. Plast Reconstr Surg 2016;137:518e–529e.',
  'Freilinger G, Gruber H, Happak W, Pechmann U. Surgical anatomy of the mimic muscle system and the facial nerve. Plast Reconstr Surg 1987;80:686–690.',
  'Stuzin JM, Baker TJ, Gordon HL. The relationship of the superficial and deep facial fascias. Plast Reconstr Surg 1992;89:441–449.',
];

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
