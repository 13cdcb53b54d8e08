import type { Slide } from './Slide.ts';
import { tone } from '../kit/tone.ts';
import { hues } from '../kit/hues.ts';

/** Aftercare: creams and serums in front of a round mirror, with a plant beside them. */
export const skincare: Slide = {
  wall: 'rose',
  behind:
    `<circle cx="1060" cy="206" r="182" fill="${tone.plinth}"/><circle cx="1060" cy="206" r="162" fill="${tone.paper}"/><path d="M940 300 1150 80l34 30-214 224z" fill="${tone.clear}" opacity=".7"/><circle cx="1060" cy="206" r="172" fill="none" stroke="${hues.rose.mid}" stroke-width="10"/>` +
    `<g transform="translate(880)"><path d="M560 404c-8-90 6-190 30-250M574 300c-50-10-82-44-90-92 54 0 86 34 90 92zM580 250c50-14 80-50 84-96-54 4-84 42-84 96zM588 180c-36-16-54-46-52-84 40 12 58 42 52 84z" fill="${hues.green.mid}" stroke="${hues.green.deep}" stroke-width="4"/><path d="M520 350h110l-14 104H534z" fill="${hues.coral.mid}"/></g>` +
    `<path d="M140 140h220v150H140z" fill="${tone.plinth}" stroke="${hues.rose.light}" stroke-width="8"/><path d="M176 256c20-70 48-84 74-84s54 14 74 84z" fill="${hues.rose.tint}"/><circle cx="250" cy="196" r="22" fill="${hues.rose.light}"/>`,
  packs: [
    { form: 'tube', colour: 'rose', label: 'Sun cream', detail: 'SPF 50', x: 800, scale: 0.54 },
    {
      form: 'sprayBottle',
      colour: 'teal',
      label: 'Saline mist',
      detail: '100 ml',
      x: 1130,
      scale: 0.6,
    },
    {
      form: 'dropperBottle',
      colour: 'amber',
      label: 'Vitamin C',
      detail: '30 ml',
      x: 1000,
      scale: 0.5,
      forward: 40,
    },
    {
      form: 'jar',
      colour: 'coral',
      label: 'Repair cream',
      detail: '50 g',
      x: 900,
      scale: 0.46,
      forward: 56,
    },
    {
      form: 'mask',
      colour: 'plum',
      label: 'Calming mask',
      detail: '25 ml',
      x: 1290,
      scale: 0.48,
      forward: 44,
    },
  ],
};
