import type { Slide } from './Slide.ts';
import { tone } from '../kit/tone.ts';
import { hues } from '../kit/hues.ts';

/** Start of a treatment: the examination lamp over a steel tray of vials, syringes and needles. */
export const injectables: Slide = {
  wall: 'blue',
  behind:
    `<path d="M1380 0v70l-130 62" fill="none" stroke="${hues.slate.mid}" stroke-width="14" stroke-linejoin="round"/>` +
    `<path d="M1120 150a104 42 -24 0 1 190-84z" fill="${hues.slate.deep}"/><path d="M1124 152a102 30 -24 0 0 184-82" fill="${hues.amber.tint}"/>` +
    `<path d="M1140 158l-330 246h560l-70-320z" fill="${tone.glow}" opacity=".45"/>` +
    `<path d="M120 70h360v214H120z" fill="${tone.plinth}" stroke="${hues.blue.light}" stroke-width="6"/><path d="M300 70v214M120 176h360" stroke="${hues.blue.light}" stroke-width="6"/><path d="M126 250q90-60 168-14v42H126zM306 220q80-44 168 4v54H306z" fill="${tone.hills}"/>`,
  packs: [
    { form: 'ampoule', colour: 'violet', label: 'Lidocaine', detail: '2%', x: 885, scale: 0.48 },
    {
      form: 'prefilledSyringe',
      colour: 'plum',
      label: 'Dermal filler',
      detail: '1 ml',
      x: 1020,
      scale: 0.58,
      forward: 34,
    },
    {
      form: 'vial',
      colour: 'blue',
      label: 'Botulinum toxin',
      detail: '100 units',
      x: 764,
      scale: 0.5,
      forward: 52,
    },
    {
      form: 'needle',
      colour: 'amber',
      label: '30G needle',
      detail: '13 mm',
      x: 1214,
      scale: 0.46,
      forward: 40,
    },
    { form: 'swab', colour: 'teal', label: 'Skin swabs', detail: '100', x: 1340, scale: 0.42 },
  ],
  before: `<path d="M770 452h700l-22 26H792z" fill="${tone.steel}"/><path d="M760 444h720q6 0 6 6t-6 6H760q-6 0-6-6t6-6z" fill="${tone.steelLit}"/><path d="M764 446h712" stroke="${tone.shine}" stroke-width="3"/>`,
};
