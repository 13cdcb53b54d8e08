import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

/** A soft infusion bag: hanging eyelet, fluid line, two ports below. */
export function drawInfusionBag(shot: Shot): string {
  const { family, paint } = shot;
  const bag = 'M108 44h184q18 0 18 18v222q0 30-34 32H124q-34-2-34-32V62q0-18 18-18z';
  return (
    groundShadow(140, 120, 352) +
    `<path d="M158 312h26v36h-26zM216 312h26v36h-26z" fill="${tone.paper}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M154 336h34v14h-34z" fill="${family.deep}"/><path d="M212 336h34v14h-34z" fill="${family.mid}"/>` +
    `<path d="${bag}" fill="${tone.clear}" opacity=".8"/>` +
    `<path d="M90 104q110 12 220 0v180q0 30-34 32H124q-34-2-34-32z" fill="${family.light}" opacity=".75"/>` +
    `<path d="${bag}" fill="${paint('glass')}" stroke="${family.deep}" stroke-opacity=".55" stroke-width="2.5"/>` +
    `<path d="M174 66h52a7 7 0 0 1 0 14h-52a7 7 0 0 1 0-14z" fill="${tone.ground}" stroke="${family.deep}" stroke-width="2"/>` +
    label(shot, { x: 98, y: 116, width: 184, height: 156 }) +
    `<path d="M290 134h12m-12 26h12m-12 26h12m-12 26h12m-12 26h12" stroke="${family.ink}" stroke-width="3"/>` +
    `<path d="M97 66v226" stroke="${tone.shine}" stroke-width="5" stroke-linecap="round" opacity=".8"/>`
  );
}
