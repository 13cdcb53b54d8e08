import { css } from 'styled-components';

/** Figures of one width, for numbers that stand in columns: prices, quantities, dates. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`;
