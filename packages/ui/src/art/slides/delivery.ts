import type { Slide } from './Slide.ts';

const wheel = (x: number) =>
  `<circle cx="${x}" cy="418" r="38" fill="#2a3540"/><circle cx="${x}" cy="418" r="17" fill="#b9c5d0"/>`;

const windows = (x: number, y: number, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (index % columns) * 40;
    const top = y + Math.floor(index / columns) * 46;
    return `M${left} ${top}h20v28h-20z`;
  }).join('');

/** Ordered by three, there tomorrow: the van at the kerb, parcels ready, the clock at three. */
export const delivery: Slide = {
  wall: 'amber',
  behind:
    `<path d="M60 404V170h180v-60h150v130h140v164zM1300 404V120h220v284zM700 404V90h160v314z" fill="#f1d191"/>` +
    `<path d="${windows(90, 200, 4, 4)}${windows(266, 136, 3, 2)}${windows(1326, 150, 5, 5)}${windows(724, 118, 3, 5)}" fill="#fffdf7" opacity=".75"/>` +
    `<circle cx="620" cy="110" r="64" fill="#fffefb" stroke="#603e07" stroke-width="8"/><path d="M620 110V66M620 110h32" stroke="#603e07" stroke-width="7" stroke-linecap="round"/><path d="M620 54v8M620 158v8M564 110h8M668 110h8" stroke="#8a5a0c" stroke-width="5"/>`,
  packs: [],
  before:
    `<ellipse cx="1080" cy="454" rx="310" ry="14" fill="#3a3020" opacity=".16"/>` +
    `<path d="M806 190q0-20 20-20h300v240H806z" fill="#fffefb"/><path d="M1126 214h96q16 0 26 14l62 84q10 12 10 26v72h-194z" fill="#0b6642"/><path d="M806 340h514v70H806z" fill="#0b6642"/><path d="M806 330h320v12H806z" fill="#5fcf99"/>` +
    `<path d="M1150 236h66q8 0 13 7l50 67h-129z" fill="#d9e8f5"/><path d="M1190 236l-26 74M1304 352h18v24h-18z" stroke="#fff" stroke-width="4" fill="#f8eac9"/><path d="M1126 170v240" stroke="#cfc6b3" stroke-width="3"/><path d="M1150 336h30" stroke="#053d27" stroke-width="7" stroke-linecap="round"/>` +
    `<g transform="translate(846 216) scale(1.7)"><rect width="48" height="48" rx="12" fill="#0f5f4c"/><path d="M24 38V20" stroke="#fffdf7" stroke-width="2.5" stroke-linecap="round"/><path d="M24 20c0-7 5-11 13-11 0 8-5 12-13 12z" fill="#fffdf7"/><path d="M24 27c0-7-5-11-13-11 0 8 5 12 13 12zM12 38h24" fill="none" stroke="#fffdf7" stroke-width="2.5" stroke-linejoin="round"/></g><text x="946" y="268" font-size="34" font-weight="700" fill="#14211b">Formulary</text>` +
    wheel(896) +
    wheel(1236) +
    `<path d="M1380 338h120v116h-120zM1400 262h84v76h-84z" fill="#dccbae"/><path d="M1430 338h20v116h-20zM1436 262h14v76h-14z" fill="#b59a72"/><path d="M1392 424h34v18h-34z" fill="#fffefb"/>`,
};
