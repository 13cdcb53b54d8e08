import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, radius, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

/**
 * Narrow centred panel for a page that is one form. Hidden for a stored session, which is redirected, so that it does
 * not flash.
 */
export const SignInPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  inline-size: min(28rem, 100%);
  margin-inline: auto;
  padding: clamp(${space[5]}, 5vw, ${space[8]});
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  h1 {
    ${headingStyle(1)}
  }

  :root[data-session='kept'] & {
    visibility: hidden;
  }
`;
