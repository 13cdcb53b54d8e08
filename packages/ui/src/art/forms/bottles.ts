import { groundShadow } from '../kit/groundShadow.ts';
import { label } from '../kit/label.ts';
import type { Shot } from '../kit/Shot.ts';
import { tone } from '../kit/tone.ts';

/** A dispensing bottle of coloured glass with a ribbed white screw cap. */
export function drawBottle(shot: Shot): string {
  const { family, paint } = shot;
  const ribs = Array.from({ length: 11 }, (_, index) => `M${160 + index * 8} 46v34`).join('');
  const glass =
    'M166 88h68v14c0 18 68 22 68 62v164q0 20-20 20H118q-20 0-20-20V164c0-40 68-44 68-62z';
  return (
    groundShadow(98, 204) +
    `<path d="${glass}" fill="${paint('body')}" stroke="${family.ink}" stroke-opacity=".4" stroke-width="2"/>` +
    `<path d="M152 50q0-10 10-10h76q10 0 10 10v32q0 6-6 6h-84q-6 0-6-6z" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".2" stroke-width="1.5"/>` +
    `<path d="${ribs}" stroke="${family.ink}" stroke-opacity=".14" stroke-width="2"/>` +
    label(shot, { x: 98, y: 176, width: 204, height: 140 }) +
    `<path d="M98 176h204v140H98z" fill="${paint('shade')}"/>` +
    `<path d="M106 168v154" stroke="${tone.shine}" stroke-width="5" stroke-linecap="round" opacity=".35"/>`
  );
}

/** A dropper bottle: rubber bulb, collar, round-shouldered glass. */
export function drawDropperBottle(shot: Shot): string {
  const { family, paint } = shot;
  const glass =
    'M164 142h72v10c64 6 70 26 70 52v122q0 22-22 22H116q-22 0-22-22V204c0-26 6-46 70-52z';
  return (
    groundShadow(94, 212) +
    `<path d="M176 100V54q0-24 24-24t24 24v46z" fill="${family.shade}"/>` +
    `<path d="M186 96V54q0-12 8-14" stroke="${family.mid}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<path d="M158 104q0-6 6-6h72q6 0 6 6v38h-84z" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".2" stroke-width="1.5"/>` +
    `<path d="M168 104v36m12-36v36m12-36v36m12-36v36m12-36v36m12-36v36" stroke="${family.ink}" stroke-opacity=".14" stroke-width="2"/>` +
    `<path d="${glass}" fill="${paint('body')}" stroke="${family.ink}" stroke-opacity=".4" stroke-width="2"/>` +
    label(shot, { x: 94, y: 186, width: 212, height: 142 }) +
    `<path d="M94 186h212v142H94z" fill="${paint('shade')}"/>` +
    `<path d="M102 190v140" stroke="${tone.shine}" stroke-width="5" stroke-linecap="round" opacity=".35"/>`
  );
}

/** A white bottle with a spray actuator pointing left and a tint of the colour family below. */
export function drawSprayBottle(shot: Shot): string {
  const { family, paint } = shot;
  const bottle =
    'M160 140h80c2 18 58 22 58 58v130q0 20-20 20H122q-20 0-20-20V198c0-36 56-40 58-58z';
  return (
    groundShadow(102, 196) +
    `<path d="M186 92h28v26h-28z" fill="${tone.paper}" stroke="${family.ink}" stroke-opacity=".3" stroke-width="1.5"/>` +
    `<path d="M132 56q0-12 12-12h74q26 0 26 26v24h-70v-12h-42z" fill="${paint('cap')}"/>` +
    `<path d="M122 58h12v18h-12z" fill="${family.shade}"/>` +
    `<path d="M154 116h92v26h-92z" fill="${family.deep}"/>` +
    `<path d="${bottle}" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".25" stroke-width="2"/>` +
    `<path d="M102 316h196v12q0 20-20 20H122q-20 0-20-20z" fill="${family.mid}"/>` +
    label(shot, { x: 102, y: 184, width: 196, height: 134 }) +
    `<path d="${bottle}" fill="${paint('shade')}"/>`
  );
}

/** A white tablet bottle with a coloured child-resistant cap and two tablets beside it. */
export function drawTabletBottle(shot: Shot): string {
  const { family, paint } = shot;
  const ribs = Array.from({ length: 14 }, (_, index) => `M${121 + index * 12} 62v44`).join('');
  const bottle =
    'M118 120h160c26 8 30 22 30 40v168q0 20-20 20H108q-20 0-20-20V160c0-18 4-32 30-40z';
  const tablet = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="19" ry="11" fill="${family.deep}"/><ellipse cx="${x}" cy="${y - 5}" rx="19" ry="11" fill="${family.light}"/><path d="M${x - 13} ${y - 5}h26" stroke="${family.deep}" stroke-width="2"/>`;
  return (
    groundShadow(88, 220) +
    `<path d="M128 108h140v14H128z" fill="${tone.paperShade}"/>` +
    `<path d="M108 62q0-12 12-12h156q12 0 12 12v40q0 8-8 8H116q-8 0-8-8z" fill="${paint('cap')}"/>` +
    `<path d="${ribs}" stroke="${family.ink}" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="${bottle}" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".25" stroke-width="2"/>` +
    label(shot, { x: 88, y: 168, width: 220, height: 148 }) +
    `<path d="M88 168h220v148H88z" fill="${paint('shade')}"/>` +
    tablet(322, 346) +
    tablet(300, 362)
  );
}
