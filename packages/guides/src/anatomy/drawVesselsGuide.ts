import { drawHeading, drawList, drawRows, drawTitle } from '../kit/drawBlocks.ts';
import { drawPlate } from '../kit/drawPlate.ts';
import type { Guide } from '../kit/Guide.ts';
import { arteries } from './arteries.ts';
import { dangerZones } from './dangerZones.ts';
import { dangerPlate } from '../plates/front/dangerPlate.ts';
import { vesselsPlate } from '../plates/front/vesselsPlate.ts';
import { sidePlate } from '../plates/side/sidePlate.ts';
import { depths } from './depths.ts';
import { drawSources } from './drawSources.ts';
import { nerves } from './nerves.ts';

/** Signs of a blocked vessel, and first measures. */
const occlusionSigns: readonly string[] = [
  'Pain out of proportion, or spreading away from the point of injection. An anaesthetic in the product may hide it.',
  'Blanching at once, along the territory of a vessel, not around the needle; later a net-like dusky pattern.',
  'Capillary refill longer than 2 seconds, compared with the other side: press, let go, count.',
  'Within days: pustules, then a dark, well-bounded area of dead skin.',
  'Eye: loss of sight, double vision, a drooping lid, pain in the eye, headache, vomiting, weakness of limbs. It is an emergency: call 999 at once, and treat on the way.',
  'Stop injecting, say so aloud, and follow the protocol you keep in the room with the hyaluronidase it asks for. Photograph, write down times, refer early.',
];

/** Sources of the guide to the vessels and nerves. */
const vesselSources: readonly string[] = [
  'Standring S (ed.). Gray’s Anatomy. 42nd ed. Elsevier; 2020.',
  'Cotofana S, Lachman N. Arteries of the face and their relevance for minimally invasive facial procedures. Plast Reconstr Surg 2019;143:416–426.',
  'Beleznay K, Carruthers JDA, Humphrey S, et al. Update on avoiding and treating blindness from fillers. Aesthet Surg J 2019;39:662–674.',
  'Murray G, Convery C, Walker L, Davies E. Guideline for the management of hyaluronic acid filler-induced vascular occlusion. J Clin Aesthet Dermatol 2021;14:E61–E69.',
  'Signorini M, Liew S, Sundaram H, et al. Global aesthetics consensus: avoidance and management of complications from hyaluronic acid fillers. Plast Reconstr Surg 2016;137:961e–971e.',
  'Sykes JM, Cotofana S, Trevidic P, et al. Upper face: clinical anatomy and regional approaches with injectable fillers. Plast Reconstr Surg 2015;136:204S–218S.',
  'Pitanguy I, Ramos AS. The frontal branch of the facial nerve. Plast Reconstr Surg 1966;38:352–356.',
  'Dingman RO, Grabb WC. Surgical anatomy of the mandibular ramus of the facial nerve. Plast Reconstr Surg 1962;29:266–272.',
];

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
