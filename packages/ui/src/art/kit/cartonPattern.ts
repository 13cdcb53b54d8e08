import type { Shot } from './Shot.ts';

interface PatternBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Pattern = (box: PatternBox, shot: Shot) => string;

const bar: Pattern = ({ x, y, width }, { family }) =>
  `<path d="M${x} ${y}h${width}v9h-${width}z" fill="${family.deep}"/>`;

const wave: Pattern = ({ x, y, width, height }, { family }) => {
  const quarter = width / 4;
  const swell = height * 0.45;
  const ripple = (from: number) =>
    `M${x} ${y + height * from}q${quarter}-${swell} ${quarter * 2}-${swell * 0.2}t${quarter * 2}-${swell * 0.3}V${y + height}H${x}z`;
  return `<path d="${ripple(0.36)}" fill="${family.deep}" opacity=".55"/><path d="${ripple(0.7)}" fill="${family.deep}" opacity=".6"/>`;
};

const stripes: Pattern = ({ x, y, width, height }, { family }) => {
  const slant = height * 0.5;
  const stripe = (offset: number, breadth: number) =>
    `M${x + offset} ${y + height}l${slant}-${height}h${breadth}l-${slant} ${height}z`;
  return `<path d="${stripe(0, 14)}${stripe(28, 14)}${stripe(56, 26)}" fill="${family.light}" opacity=".75"/><path d="M${x + width * 0.6} ${y + height}l${slant}-${height}H${x + width}v${height}z" fill="${family.deep}"/>`;
};

const arcs: Pattern = ({ x, y, width, height }, { family }) => {
  const right = x + width;
  const quarter = (radius: number) =>
    `<path d="M${right} ${y + height - radius}a${radius} ${radius} 0 0 0-${radius} ${radius}h${radius}z" fill="${radius === height ? family.deep : family.light}" opacity="${radius === height ? 1 : 0.7}"/>`;
  return quarter(height) + quarter(height * 0.6);
};

const PATTERNS: readonly Pattern[] = [bar, wave, stripes, arcs];

/**
 * Draws the pattern of a carton's colour block: one of four, chosen by the label text, so that similar packs differ on
 * the shelf.
 */
export function cartonPattern(shot: Shot, box: PatternBox): string {
  const words = `${shot.spec.label}${shot.spec.detail ?? ''}`;
  const sum = Array.from(words).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  const pattern = PATTERNS[sum % PATTERNS.length] ?? bar;
  return pattern(box, shot);
}
