import type { ColorRole } from './colorRoles.ts';

interface ContrastPair {
  /** Foreground: text, an edge, a ring or a filled control. */
  readonly text: ColorRole;
  readonly on: readonly ColorRole[];
  /** 7 for body text (AAA), 4.5 for other text (AA), 3 for edges and rings (WCAG 1.4.11). */
  readonly atLeast: 3 | 4.5 | 7;
}

const PAPERS = ['surfacePage', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;
const WASHES = ['surfaceSuccess', 'surfaceDanger', 'surfaceWarning', 'surfaceInfo'] as const;

/** Every pair of roles used together, and its required contrast. The tests and the colour page both read it. */
export const contrastPairs: readonly ContrastPair[] = [
  { text: 'textBody', on: [...PAPERS, ...WASHES], atLeast: 7 },
  { text: 'textMuted', on: [...PAPERS, ...WASHES], atLeast: 7 },
  { text: 'textLink', on: [...PAPERS, ...WASHES], atLeast: 4.5 },
  { text: 'textSuccess', on: [...PAPERS, 'surfaceSuccess'], atLeast: 4.5 },
  { text: 'textDanger', on: [...PAPERS, 'surfaceDanger'], atLeast: 4.5 },
  { text: 'textWarning', on: [...PAPERS, 'surfaceWarning'], atLeast: 4.5 },
  { text: 'textInfo', on: [...PAPERS, 'surfaceInfo'], atLeast: 4.5 },
  {
    text: 'textOnAction',
    on: ['actionPrimary', 'actionPrimaryHover', 'actionPrimaryActive'],
    atLeast: 4.5,
  },
  {
    text: 'textOnDanger',
    on: ['actionDanger', 'actionDangerHover', 'actionDangerActive'],
    atLeast: 4.5,
  },
  { text: 'textOnOffer', on: ['surfaceOffer'], atLeast: 7 },
  { text: 'textOnInverse', on: ['surfaceInverse'], atLeast: 7 },
  { text: 'borderControl', on: PAPERS, atLeast: 3 },
  { text: 'borderStrong', on: PAPERS, atLeast: 3 },
  { text: 'borderAvailable', on: PAPERS, atLeast: 3 },
  { text: 'borderUnavailable', on: PAPERS, atLeast: 3 },
  { text: 'borderError', on: PAPERS, atLeast: 3 },
  { text: 'borderSuccess', on: [...PAPERS, 'surfaceSuccess'], atLeast: 3 },
  { text: 'borderWarning', on: [...PAPERS, 'surfaceWarning'], atLeast: 3 },
  { text: 'borderInfo', on: [...PAPERS, 'surfaceInfo'], atLeast: 3 },
  { text: 'actionPrimary', on: PAPERS, atLeast: 3 },
  { text: 'actionDanger', on: PAPERS, atLeast: 3 },
  { text: 'focusRing', on: [...PAPERS, ...WASHES], atLeast: 3 },
];

/** Roles without a contrast requirement, and why. Every other role is in a pair (contrastPairs.ts). */
export const contrastExempt = {
  textDisabled: 'What cannot be operated (WCAG 1.4.3).',
  surfaceScrim: 'It dims what lies under a dialog; nothing is read on it.',
  surfaceSkeleton: 'The place of what is loading; its container says so in words.',
  borderHairline: 'It parts what space parts already.',
} as const satisfies Partial<Record<ColorRole, string>>;
