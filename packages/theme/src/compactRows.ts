import { css, type RuleSet } from 'styled-components';

/**
 * Applies styles where the user chose compact rows: `html[data-density]`, set before the first paint, so that rows do
 * not change their height in sight.
 */
export const compactRows = (styles: RuleSet) => css`
  :where(:root[data-density='compact']) & {
    ${styles}
  }
`;
