import { headingStyle } from '@formulary/ui/theme/headingStyle';
import { border, color, radius, space } from '@formulary/ui/theme/tokens';
import { styled } from 'styled-components';

/** A narrow column in the middle of the page, for a form that is all there is to do. Who comes with a session is led away, and does not see it flash. */
export const SignInPanel = styled.div`
  display: grid;
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
