import { type ColorRole, colorRoles } from './colorRoles.ts';
import { customProperty } from './customProperty.ts';

/** Colours by job, as `var(--color-…)`; the current theme sets their values. */
export const color = Object.fromEntries(
  Object.keys(colorRoles.light).map((role) => [role, `var(${customProperty('color', role)})`]),
) as Readonly<Record<ColorRole, string>>;

/**
 * Distances on the 4-pixel scale, in rem so that they grow with the user's text: `space[4]` is 16 px. On a phone they
 * stop growing at their share of a screen of 320 pixels, because large text needs the room.
 */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: 'min(0.75rem, 3.75vw)',
  4: 'min(1rem, 5vw)',
  5: 'min(1.25rem, 6.25vw)',
  6: 'min(1.5rem, 7.5vw)',
  8: 'min(2rem, 10vw)',
  10: 'min(2.5rem, 12.5vw)',
  12: 'min(3rem, 15vw)',
  16: 'min(4rem, 20vw)',
  24: 'min(6rem, 30vw)',
} as const;

/** A step of the space scale. */
export type Space = keyof typeof space;

/** The type scale. `display` is for the home page only. Line heights are unitless. */
export const font = {
  family:
    "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible', 'Formulary Fallback', 'Formulary Wide Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  weightBody: '400',
  weightMedium: '550',
  weightBold: '680',
  sizeSmall: '0.875rem',
  sizeBody: '1rem',
  sizeLead: '1.125rem',
  sizeHeading3: '1.1875rem',
  sizeHeading2: '1.4375rem',
  /** The largest sizes stop growing where a long word would no longer fit on a phone. */
  sizeHeading1: 'min(clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem), 11.5vw)',
  sizeDisplay: 'min(clamp(2.25rem, 1.5rem + 3.4vw, 3.75rem), 12vw)',
  lineTight: '1.15',
  lineHeading: '1.25',
  lineBody: '1.55',
} as const;

/** Corner radii. */
export const radius = {
  small: '0.25rem',
  medium: '0.5rem',
  large: '0.75rem',
  round: '999px',
} as const;

/** Line widths, in pixels: lines do not grow with the user's text. */
export const stroke = {
  hairline: '1px',
  strong: '2px',
  heavy: '3px',
  accent: '4px',
} as const;

/** Border shorthands: hairlines separate things, `control` outlines controls. */
export const border = {
  hairline: `${stroke.hairline} solid ${color.borderHairline}`,
  control: `${stroke.hairline} solid ${color.borderControl}`,
  strong: `${stroke.strong} solid ${color.borderStrong}`,
  error: `${stroke.strong} solid ${color.borderError}`,
} as const;

/** Shadow of temporary floating elements. Everything else is separated by hairlines. */
export const shadow = { floating: '0 0.5rem 1.5rem rgb(0 0 0 / 0.18)' } as const;

/** Translucent cover over a waiting page. */
export const veil = { page: `color-mix(in srgb, ${color.surfacePage} 82%, transparent)` } as const;

/** Durations and curves. The durations are custom properties, because reduced motion sets them all to 0. */
export const motion = {
  quick: 'var(--motion-quick)',
  steady: 'var(--motion-steady)',
  slow: 'var(--motion-slow)',
  easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  easeInOut: 'cubic-bezier(0.5, 0, 0.2, 1)',
} as const;

/** Stacking order. Dialogs, drawers and toasts are in the browser's top layer and need no number. */
export const layer = {
  raised: 1,
  sticky: 10,
  header: 20,
  overlay: 30,
  loader: 40,
} as const;

/**
 * Distance of a sticky bar from its edge: 0, or far outside where large text leaves a phone no room for it, so that the
 * bar scrolls with the page.
 */
export const stickyEdge = 'min(0px, (100vw - 16rem) * 100)';

/** Sizes of targets and layout: 44 px for primary actions and steppers, 24 px as the minimum. */
export const size = {
  target: '2.75rem',
  /** Small targets, in rows of tables: 36 px, and 44 px on phones, where fingers press them. */
  targetSmall: 'var(--size-target-small)',
  /** 44 px that do not grow with the text, for rows of icons that a phone has no more room for. */
  targetFixed: '44px',
  /** The largest icon in such a row. */
  iconMost: '26px',
  targetLeast: '1.5rem',
  /** Rows of tables to scan, and where the user chose compact rows. */
  row: '3rem',
  rowCompact: '2.5rem',
  measure: '38rem',
  /** The sticky header. */
  header: '4rem',
  page: '76rem',
  /** Space at both sides of the page. */
  gutter: 'clamp(1rem, 3vw, 1.5rem)',
} as const;
