import { css } from 'styled-components';

/** Digits of equal width, for numbers in columns: prices, quantities, dates. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`;
