import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, radius, size, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

/** A part of the own page: its heading and what belongs to it. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
  max-inline-size: calc(1.5 * ${size.measure});
  padding: ${space[5]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  & > :not(button, output) {
    inline-size: 100%;
  }

  h2 {
    ${headingStyle(2)}
  }
`;
