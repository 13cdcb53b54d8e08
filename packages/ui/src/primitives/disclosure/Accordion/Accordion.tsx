import { styled } from 'styled-components';
import { border, color, radius } from '../../../theme/tokens.ts';

/** Stacks AccordionSteps. The parent controls which one is open. */
export const Accordion = styled.ol`
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  overflow: clip;

  & > li + li {
    border-block-start: ${border.hairline};
  }
`;
