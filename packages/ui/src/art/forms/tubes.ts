import { groundShadow } from '../kit/groundShadow.ts';
import { label } from '../kit/label.ts';
import type { Shot } from '../kit/Shot.ts';
import { lowCarton } from '../kit/carton.ts';

/** A laminate tube standing on its cap: crimped and folded head, full-width label, ribbed cap. */
export function drawTube(shot: Shot): string {
  const { family, paint } = shot;
  const ribs = Array.from({ length: 9 }, (_, index) => `M${152 + index * 12} 310v36`).join('');
  const tube = 'M86 62h228l-26 226q-2 14-16 14H128q-14 0-16-14z';
  return (
    groundShadow(140, 120, 350) +
    `<path d="M140 300h120v40q0 10-10 10H150q-10 0-10-10z" fill="${paint('cap')}"/>` +
    `<path d="${ribs}" stroke="${family.ink}" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="${tube}" fill="${paint('paper')}" stroke="${family.ink}" stroke-opacity=".25" stroke-width="2"/>` +
    `<path d="M80 38h240v26H80z" fill="${family.mid}"/><path d="M80 44h240M80 51h240M80 58h240" stroke="${family.deep}" stroke-opacity=".6" stroke-width="1.5"/>` +
    `<path d="M107 248h186l-5 40q-2 14-16 14H128q-14 0-16-14z" fill="${family.mid}"/>` +
    `<path d="M106 240h188l-1 9H107z" fill="${family.deep}"/>` +
    label(shot, { x: 102, y: 82, width: 196, height: 152, isBare: true }) +
    `<path d="${tube}" fill="${paint('shade')}"/>`
  );
}

/** A wide jar with a deep screw lid. */
export function drawJar(shot: Shot): string {
  const { family, paint } = shot;
  const jar = 'M74 152h252v160q0 34-34 34H108q-34 0-34-34z';
  return (
    groundShadow(74, 252) +
    `<path d="M64 108q0-20 20-20h232q20 0 20 20v40q0 8-8 8H72q-8 0-8-8z" fill="${paint('cap')}"/>` +
    `<ellipse cx="200" cy="98" rx="120" ry="8" fill="${family.light}" opacity=".35"/>` +
    `<path d="M66 142h268" stroke="${family.ink}" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="${jar}" fill="${paint('white')}" stroke="${family.ink}" stroke-opacity=".25" stroke-width="2"/>` +
    label(shot, { x: 74, y: 170, width: 252, height: 140 }) +
    `<path d="M74 170h252v140H74z" fill="${paint('shade')}"/>`
  );
}

const PINS = [0, 1, 2, 3, 4, 5, 6].map((step) => `M${278 + step * 11} 72v-11m0 80v11`).join('');

/** A needle roller above its box: shaped handle, forked head, pinned drum. */
export function drawRoller(shot: Shot): string {
  const { family, paint } = shot;
  return (
    lowCarton(shot) +
    `<g transform="rotate(-12 200 112) translate(-4 4)">` +
    `<path d="M48 130q-24 0-24-22t24-22h132q24 5 44 10h24v26h-24q-20 4-44 8z" fill="${family.deep}"/>` +
    `<path d="M50 98h118" stroke="${family.light}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M240 98h14V54h112v14h-96v78h96v14H254v-44h-14z" fill="${family.shade}"/>` +
    `<path d="${PINS}" stroke="${family.ink}" stroke-width="2.5"/>` +
    `<path d="M270 72h84q12 0 12 35t-12 35h-84z" fill="${paint('metal')}" stroke="${family.ink}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M284 84v48m15-48v48m15-48v48m15-48v48m15-48v48" stroke="${family.shade}" stroke-width="3" stroke-dasharray="2 6"/></g>`
  );
}

/** A pressurised inhaler: canister above, mouthpiece to the left of its foot, label on the body. */
export function drawInhaler(shot: Shot): string {
  const { family, paint } = shot;
  return (
    groundShadow(60, 250) +
    `<path d="M146 44q0-16 16-16h100q16 0 16 16v66H146z" fill="${paint('metal')}"/>` +
    `<path d="M124 102q0-10 10-10h156q10 0 10 10v216q0 28-28 28H124z" fill="${family.deep}"/>` +
    `<path d="M124 250v96H72q-16 0-16-16v-56q0-14 14-16z" fill="${family.mid}"/>` +
    `<path d="M56 276q0-12 10-15v82q-10-3-10-15z" fill="${family.shade}"/>` +
    label(shot, { x: 124, y: 128, width: 176, height: 122 }) +
    `<path d="M124 102q0-10 10-10h156q10 0 10 10v216q0 28-28 28H124z" fill="${paint('shade')}"/>` +
    `<path d="M136 104v18M136 258v72" stroke="${family.mid}" stroke-width="7" stroke-linecap="round"/>`
  );
}
