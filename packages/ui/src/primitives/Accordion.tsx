import { styled } from 'styled-components';
import { border, color, radius } from '../theme/tokens.ts';

/** Steps one under the other, made of AccordionStep. Which of them is open is the owner's to say. */
export const Accordion = styled.ol`
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  overflow: clip;

  & > li + li {
    border-block-start: ${border.hairline};
  }
`;
