import type { Slide } from './Slide.ts';
import { tone } from '../kit/tone.ts';
import { hues } from '../kit/hues.ts';

/** The treatment room: a couch behind, and a day's consumables on the counter. */
export const treatmentRoom: Slide = {
  wall: 'olive',
  behind:
    `<path d="M640 0h120q-14 210 6 404H626q24-190 14-404z" fill="${hues.olive.light}"/><path d="M670 0q-8 210 0 404M710 0q10 210 10 404" stroke="${hues.olive.mid}" stroke-width="3" fill="none" opacity=".6"/><path d="M0 14h1600" stroke="${hues.olive.deep}" stroke-width="8"/>` +
    `<path d="M80 300q0-22 22-22h300l120-70q22-12 40 8l10 12q14 18-6 30L440 340H102q-22 0-22-22z" fill="${hues.teal.deep}"/><path d="M80 330h360l-18 26H100z" fill="${hues.teal.shade}"/><path d="M150 356v48M390 356v48" stroke="${hues.slate.mid}" stroke-width="16"/><path d="M96 262h120q14 0 14 16H82q0-16 14-16z" fill="${tone.plinth}"/>` +
    `<path d="M1330 60h200v130h-200z" fill="${tone.plinth}" stroke="${hues.olive.mid}" stroke-width="6"/><path d="M1430 92v66M1397 125h66" stroke="${tone.brandLit}" stroke-width="22"/>`,
  packs: [
    {
      form: 'sharpsBin',
      colour: 'amber',
      label: 'Sharps',
      detail: '4 litres',
      x: 770,
      scale: 0.62,
    },
    {
      form: 'gloves',
      colour: 'blue',
      label: 'Nitrile gloves',
      detail: '100',
      x: 950,
      scale: 0.62,
      forward: 34,
    },
    {
      form: 'dressing',
      colour: 'teal',
      label: 'Wound dressing',
      detail: '10 × 10 cm',
      x: 1130,
      scale: 0.54,
      forward: 26,
    },
    {
      form: 'carton',
      colour: 'olive',
      label: 'Cannulas',
      detail: '25G × 50 mm',
      x: 1290,
      scale: 0.5,
    },
    {
      form: 'swab',
      colour: 'green',
      label: 'Skin swabs',
      detail: '100',
      x: 694,
      scale: 0.36,
      forward: 62,
    },
  ],
};
