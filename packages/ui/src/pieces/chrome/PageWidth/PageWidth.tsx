import { styled } from 'styled-components';
import { size, space } from '@formulary/theme/tokens';

/** Column for all page content: limits the width and adds side padding. */
export const PageWidth = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space[6]});
  margin-inline: auto;
  padding-inline: ${size.gutter};
`;
