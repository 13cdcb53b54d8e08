import { headingStyle } from '@formulary/ui/theme/headingStyle';
import { styled } from 'styled-components';

/** Heads what is corrected; takes the focus that the button it came from had. */
export const CorrectionHeading = styled.h2.attrs({ tabIndex: -1 })`
  ${headingStyle(2)}
`;
