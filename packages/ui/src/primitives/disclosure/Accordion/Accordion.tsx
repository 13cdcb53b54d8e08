import { styled } from 'styled-components';
import { border, color, radius } from '@formulary/theme/tokens';

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
