import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, radius, size, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

/** Panel of the details, wide enough for two fields side by side. */
export const ProfilePanel = styled.div`
  display: grid;
  gap: ${space[6]};
  inline-size: min(${size.measure} + 8rem, 100%);
  padding: clamp(${space[5]}, 5vw, ${space[8]});
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  & > :first-child > h2 {
    ${headingStyle(2)}
  }
`;
