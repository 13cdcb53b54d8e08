import { groundShadow } from '../kit/groundShadow.ts';
import { label } from '../kit/label.ts';
import type { Shot } from '../kit/Shot.ts';
import { tone } from '../kit/tone.ts';
import { lowCarton } from '../kit/carton.ts';

/** An injection vial: flip-off cap, crimped collar, clear glass with the powder or liquid showing at the foot. */
export function drawVial(shot: Shot): string {
  const { family, paint } = shot;
  const glass =
    'M160 112v8c0 20-62 18-62 50v156q0 22 22 22h160q22 0 22-22V170c0-32-62-30-62-50v-8z';
  return (
    groundShadow(98, 204) +
    `<path d="${glass}" fill="${tone.clear}" opacity=".6"/>` +
    `<path d="M98 296h204v30q0 22-22 22H120q-22 0-22-22z" fill="${family.light}"/>` +
    `<path d="${glass}" fill="${paint('glass')}" stroke="${family.deep}" stroke-opacity=".45" stroke-width="2"/>` +
    `<path d="M152 90h96v24q0 6-6 6h-84q-6 0-6-6z" fill="${paint('metal')}"/>` +
    `<path d="M146 62q0-10 10-10h88q10 0 10 10v26q0 6-6 6h-96q-6 0-6-6z" fill="${paint('cap')}"/>` +
    `<ellipse cx="200" cy="56" rx="44" ry="5" fill="${family.light}" opacity=".55"/>` +
    label(shot, { x: 98, y: 174, width: 204, height: 148 }) +
    `<path d="M98 174h204v148H98z" fill="${paint('shade')}"/>` +
    `<path d="M105 186v112" stroke="${tone.shine}" stroke-width="4" stroke-linecap="round" opacity=".55"/>`
  );
}

const GLASS =
  'M15 10q0-10 7-10t7 10l-2 26c0 10 17 12 17 28v86q0 8-8 8H8q-8 0-8-8V64c0-16 17-18 17-28z';

function ampoule({ family, paint }: Shot, x: number): string {
  return (
    `<g transform="translate(${x} 28) scale(1.5)"><path d="${GLASS}" fill="${tone.clear}"/>` +
    `<path d="M0 76h44v82H0z" fill="${family.light}"/>` +
    `<path d="${GLASS}" fill="${paint('glass')}" stroke="${family.ink}" stroke-opacity=".55" stroke-width="1.6"/>` +
    `<path d="M16.5 32h11" stroke="${family.deep}" stroke-width="4"/>` +
    `<path d="M.8 86h42.4v28H.8z" fill="${family.mid}"/><path d="M7 66v84" stroke="${tone.shine}" stroke-width="3" stroke-linecap="round" opacity=".6"/></g>`
  );
}

/** Three ampoules standing in their box, necks ringed for the one-point cut. */
export function drawAmpoule(shot: Shot): string {
  return [66, 158, 250].map((x) => ampoule(shot, x)).join('') + lowCarton(shot);
}

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

/** A kit in its tray: a small vial, a syringe and a connector seated in an open case, label on the front. */
export function drawMixingKit(shot: Shot): string {
  const { family, paint } = shot;
  const line = `stroke="${family.ink}" stroke-opacity=".55" stroke-width="2"`;
  return (
    groundShadow(50, 300) +
    `<path d="M66 74q0-14 14-14h240q14 0 14 14v112H66z" fill="${family.deep}"/>` +
    `<path d="M78 82q0-10 10-10h224q10 0 10 10v104H78z" fill="${family.shade}"/>` +
    `<path d="M96 112h34v70H96z" fill="${paint('white')}" ${line}/><path d="M100 90h26v22h-26z" fill="${paint('metal')}"/><path d="M97 84h32v12H97z" fill="${family.mid}"/><path d="M96 132h34v24H96z" fill="${family.light}"/>` +
    `<path d="M148 112h12v38h-12zM160 125h30v12h-30z" fill="${tone.paper}"/><path d="M186 104h8v54h-8zM194 112h74q6 0 6 6v26q0 6-6 6h-74z" fill="${tone.paper}"/><path d="M206 114h60q5 0 5 5v24q0 5-5 5h-60z" fill="${family.light}"/><path d="M274 127h26v8h-26z" fill="${tone.paper}"/>` +
    `<circle cx="164" cy="174" r="9" fill="none" stroke="${family.light}" stroke-width="5"/><path d="M190 174h90" stroke="${tone.paper}" stroke-width="6" stroke-linecap="round"/><path d="M278 168h22v12h-22z" fill="${family.mid}"/>` +
    `<path d="M50 190h300v140q0 16-16 16H66q-16 0-16-16z" fill="${family.mid}"/><path d="M50 190h300v10H50z" fill="${family.light}"/>` +
    `<path d="M182 192h36v6q0 5-5 5h-26q-5 0-5-5z" fill="${family.shade}"/>` +
    label(shot, { x: 70, y: 208, width: 260, height: 128 })
  );
}
