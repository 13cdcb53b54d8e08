import { css } from 'styled-components';

/** Where a count hangs: from the upper end of its icon outwards, so that a large one does not hide the icon. */
export const hangingBadge = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 1.5rem;
`;
