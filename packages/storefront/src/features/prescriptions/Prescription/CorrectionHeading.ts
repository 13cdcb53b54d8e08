import { headingStyle } from '@formulary/ui/theme/headingStyle';
import { styled } from 'styled-components';

/** Heading of the correction; takes the focus from the removed button. */
export const CorrectionHeading = styled.h2.attrs({ tabIndex: -1 })`
  ${headingStyle(2)}
`;
