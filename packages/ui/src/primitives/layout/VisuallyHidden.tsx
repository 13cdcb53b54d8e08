import { styled } from 'styled-components';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

/** Hides text visually but keeps it for screen readers in reading order. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
