import type { Slide } from './Slide.ts';
import { tone } from '../kit/tone.ts';
import { hues } from '../kit/hues.ts';

const flake = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" stroke="${tone.shine}" stroke-width="5" stroke-linecap="round"><path d="M0-34V34M-30-17 30 17M30-17-30 17M-9-27 0-18 9-27M-9 27 0 18 9 27"/></g>`;

/** Cold chain: an open insulated box with ice packs, and a thermometer between 2 and 8 degrees. */
export const coldChain: Slide = {
  wall: 'teal',
  behind:
    flake(640, 90, 1.1) +
    flake(820, 190, 0.7) +
    flake(1420, 110, 1.3) +
    flake(180, 200, 0.9) +
    flake(440, 300, 0.6) +
    flake(1300, 240, 0.5) +
    `<path d="M850 196l60-96h300l60 96z" fill="${tone.steelLit}"/><path d="M868 190l52-82h280l52 82z" fill="${hues.slate.light}"/>` +
    `<path d="M890 210h340v120H890z" fill="${hues.slate.deep}"/>`,
  packs: [
    {
      form: 'vial',
      colour: 'teal',
      label: 'Botulinum toxin',
      detail: '50 units',
      x: 872,
      scale: 0.5,
      forward: -62,
    },
    {
      form: 'cartridge',
      colour: 'indigo',
      label: 'Semaglutide',
      detail: '1 mg',
      x: 1058,
      scale: 0.5,
      forward: -62,
    },
    {
      form: 'prefilledSyringe',
      colour: 'rose',
      label: 'Filler',
      detail: '1 ml',
      x: 962,
      scale: 0.5,
      forward: -56,
    },
  ],
  before:
    `<path d="M838 268h444v176q0 12-12 12H850q-12 0-12-12z" fill="${tone.plinth}"/><path d="M838 268h444v30H838z" fill="${hues.slate.tint}"/><path d="M838 268h444" stroke="${hues.slate.light}" stroke-width="4"/>` +
    `<path d="M838 410h444v34q0 12-12 12H850q-12 0-12-12z" fill="${hues.teal.deep}"/><g transform="translate(912 356)" stroke="${hues.teal.mid}" stroke-width="6" stroke-linecap="round"><path d="M0-30V30M-26-15 26 15M26-15-26 15"/></g>` +
    `<path d="M1366 236q0-22 22-22t22 22v136a44 44 0 1 1-44 0z" fill="${tone.paper}" stroke="${hues.slate.mid}" stroke-width="5"/><circle cx="1388" cy="408" r="28" fill="${hues.blue.deep}"/><path d="M1388 408V322" stroke="${hues.blue.deep}" stroke-width="14" stroke-linecap="round"/><path d="M1416 250h18M1416 284h18M1416 318h18M1416 352h18" stroke="${hues.slate.mid}" stroke-width="4"/>`,
  words: [
    { words: 'Keep refrigerated', x: 960, y: 352, size: 34, weight: 700, fill: hues.teal.ink },
    { words: '2 °C to 8 °C', x: 960, y: 386, size: 27, weight: 500, fill: hues.teal.soft },
  ],
};
