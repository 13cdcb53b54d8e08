import { groundShadow } from '../../kit/groundShadow.ts';
import { label } from '../../kit/label.ts';
import type { Shot } from '../../kit/Shot.ts';
import { tone } from '../../kit/tone.ts';

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
