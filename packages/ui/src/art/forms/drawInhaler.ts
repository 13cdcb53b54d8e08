import { carton } from '../kit/carton.ts';
import { groundShadow } from '../kit/groundShadow.ts';
import type { Shot } from '../kit/Shot.ts';

/** A pressurised inhaler, canister above and mouthpiece below, beside its carton. */
export function drawInhaler(shot: Shot): string {
  const { family, paint } = shot;
  return (
    carton(shot, { x: 44, y: 66, width: 220, height: 278, block: 92 }) +
    groundShadow(226, 116, 358) +
    `<path d="M272 160q0-14 14-14h42q14 0 14 14v40h-70z" fill="${paint('metal')}"/>` +
    `<path d="M264 192q0-6 6-6h74q6 0 6 6v146q0 18-18 18h-92q-10 0-10-10v-40q0-8 10-8h24z" fill="${family.deep}"/>` +
    `<path d="M274 198v104" stroke="${family.mid}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M222 300h20v52h-20q-8 0-8-8v-36q0-8 8-8z" fill="${family.light}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M292 214h46v50h-46z" fill="#fffefb"/><path d="M299 228h30m-30 11h20" stroke="${family.ink}" stroke-width="4"/>`
  );
}
