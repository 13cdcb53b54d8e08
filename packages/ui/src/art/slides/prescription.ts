import type { Slide } from './Slide.ts';
import { tone } from '../kit/tone.ts';
import { hues } from '../kit/hues.ts';

const lines = (y: number, widths: readonly number[]) =>
  widths.map((width, index) => `M1000 ${y + index * 24}h${width}`).join('');

/** A prescription signed on a tablet, beside its medicine. */
export const prescription: Slide = {
  wall: 'violet',
  behind:
    `<path d="M150 84h250v180H150z" fill="${tone.plinth}" stroke="${hues.violet.light}" stroke-width="8"/><path d="M206 226q20-96 70-102 52 4 66 102z" fill="${hues.violet.tint}"/><circle cx="275" cy="142" r="26" fill="${hues.violet.light}"/>` +
    `<path d="M1400 404V250q0-14 14-14h36q14 0 14 14v154z" fill="${hues.violet.mid}"/><path d="M1432 240q-40-70-92-70 10 60 92 70zM1432 240q10-90 80-110 6 80-80 110zM1432 240q-20-100 20-150 34 60-20 150z" fill="${hues.green.mid}"/>`,
  packs: [
    {
      form: 'tabletBottle',
      colour: 'violet',
      label: 'Doxycycline',
      detail: '100 mg',
      x: 720,
      scale: 0.54,
    },
    { form: 'tube', colour: 'coral', label: 'Tretinoin', detail: '0.05%', x: 1240, scale: 0.5 },
  ],
  before:
    `<ellipse cx="1110" cy="462" rx="200" ry="12" fill="${tone.shadow}" opacity=".18"/><path d="M944 78q0-18 18-18h300q18 0 18 18v368q0 18-18 18H962q-18 0-18-18z" fill="${hues.slate.shade}"/><path d="M962 84h300v348H962z" fill="${tone.paper}"/><circle cx="1112" cy="449" r="8" fill="${hues.slate.mid}"/>` +
    `<path d="M962 84h300v44H962z" fill="${tone.brand}"/>` +
    `<path d="${lines(160, [120, 180])}" stroke="${hues.slate.light}" stroke-width="9" stroke-linecap="round"/><path d="${lines(232, [220, 196, 150])}" stroke="${hues.slate.tint}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M990 320h244v76H990z" fill="${tone.paper}" stroke="${hues.slate.mid}" stroke-width="2" stroke-dasharray="7 6"/><path d="M1010 374c20-44 34-50 38-34s-18 40-10 40 18-32 30-30-4 26 6 26 16-34 28-30 0 30 12 26 18-30 30-22-2 22 12 20 26-16 48-22" fill="none" stroke="${hues.indigo.ink}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M1214 352l92-134 26 18-92 134-34 18z" fill="${hues.slate.deep}"/><path d="M1214 352l26 18-34 18z" fill="${hues.slate.tint}"/><path d="M1296 232l26 18" stroke="${hues.slate.light}" stroke-width="5"/>` +
    `<circle cx="1252" cy="164" r="34" fill="${tone.brandLit}"/><path d="M1236 164l12 12 22-26" fill="none" stroke="${tone.shine}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  words: [{ words: 'Prescription', x: 984, y: 114, size: 26, weight: 700, fill: tone.brandWords }],
};
