import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** Words for screen readers alone: they take no room and stay in the reading order. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
