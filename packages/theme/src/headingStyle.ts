import { css } from 'styled-components';
import { font } from './tokens.ts';

const SIZES = {
  1: font.sizeHeading1,
  2: font.sizeHeading2,
  3: font.sizeHeading3,
  4: font.sizeBody,
} as const;

/** Returns the style of a heading; the caller sets its level in the outline. */
export function headingStyle(level: keyof typeof SIZES) {
  return css`
    font-size: ${SIZES[level]};
    font-weight: ${font.weightBold};
    line-height: ${font.lineHeading};
    letter-spacing: ${level < 3 ? '-0.012em' : 'normal'};
    text-wrap: balance;
  `;
}
