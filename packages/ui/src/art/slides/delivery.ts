import { brand } from '@formulary/rules/brand/brand';
import type { Slide } from './Slide.ts';
import { tone } from '../kit/tone.ts';
import { hues } from '../kit/hues.ts';

const wheel = (x: number) =>
  `<circle cx="${x}" cy="418" r="38" fill="${hues.slate.shade}"/><circle cx="${x}" cy="418" r="17" fill="${hues.slate.light}"/>`;

const windows = (x: number, y: number, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (index % columns) * 40;
    const top = y + Math.floor(index / columns) * 46;
    return `M${left} ${top}h20v28h-20z`;
  }).join('');

/** Next-day delivery for orders before three: the van at the kerb, parcels ready, the clock at three. */
export const delivery: Slide = {
  wall: 'amber',
  behind:
    `<path d="M60 404V170h180v-60h150v130h140v164zM1300 404V120h220v284zM700 404V90h160v314z" fill="${tone.skyline}"/>` +
    `<path d="${windows(90, 200, 4, 4)}${windows(266, 136, 3, 2)}${windows(1326, 150, 5, 5)}${windows(724, 118, 3, 5)}" fill="${tone.windows}" opacity=".75"/>` +
    `<circle cx="620" cy="110" r="64" fill="${tone.paper}" stroke="${hues.amber.ink}" stroke-width="8"/><path d="M620 110V66M620 110h32" stroke="${hues.amber.ink}" stroke-width="7" stroke-linecap="round"/><path d="M620 54v8M620 158v8M564 110h8M668 110h8" stroke="${hues.amber.deep}" stroke-width="5"/>`,
  packs: [],
  before:
    `<ellipse cx="1080" cy="454" rx="310" ry="14" fill="${tone.shadow}" opacity=".16"/>` +
    `<path d="M806 190q0-20 20-20h300v240H806z" fill="${tone.paper}"/><path d="M1126 214h96q16 0 26 14l62 84q10 12 10 26v72h-194z" fill="${tone.brand}"/><path d="M806 340h514v70H806z" fill="${tone.brand}"/><path d="M806 330h320v12H806z" fill="${tone.brandPale}"/>` +
    `<path d="M1150 236h66q8 0 13 7l50 67h-129z" fill="${hues.blue.tint}"/><path d="M1190 236l-26 74M1304 352h18v24h-18z" stroke="${tone.shine}" stroke-width="4" fill="${hues.amber.tint}"/><path d="M1126 170v240" stroke="${tone.plinthLine}" stroke-width="3"/><path d="M1150 336h30" stroke="${tone.brandDeep}" stroke-width="7" stroke-linecap="round"/>` +
    `<g transform="translate(846 216) scale(1.7)"><rect width="48" height="48" rx="12" fill="${tone.brand}"/><path d="M24 38V20" stroke="${tone.plinth}" stroke-width="2.5" stroke-linecap="round"/><path d="M24 20c0-7 5-11 13-11 0 8-5 12-13 12z" fill="${tone.plinth}"/><path d="M24 27c0-7-5-11-13-11 0 8 5 12 13 12zM12 38h24" fill="none" stroke="${tone.plinth}" stroke-width="2.5" stroke-linejoin="round"/></g>` +
    wheel(896) +
    wheel(1236) +
    `<path d="M1380 338h120v116h-120zM1400 262h84v76h-84z" fill="${hues.sand.light}"/><path d="M1430 338h20v116h-20zM1436 262h14v76h-14z" fill="${hues.sand.mid}"/><path d="M1392 424h34v18h-34z" fill="${tone.paper}"/>`,
  words: [
    { words: brand.name, x: 942, y: 268, size: 36, most: 172, weight: 700, fill: hues.slate.ink },
  ],
};
