import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { TextLink } from '../../primitives/navigation/TextLink/TextLink.tsx';

export interface SignInLinksProps {
  /** Each link shows only if its href is set. */
  forgotPasswordHref?: string;
  registerHref?: string;
}

/* Far enough apart for a finger on each. */
const Lines = styled(Stack)`
  a {
    ${touchTarget}
  }

  ${media.belowTablet} {
    gap: ${space[5]};
  }
`;

/** Links from the sign-in form to the forgotten password and the registration (spec 2.4). */
export function SignInLinks({ forgotPasswordHref, registerHref }: SignInLinksProps) {
  if (forgotPasswordHref === undefined && registerHref === undefined) return null;
  return (
    <Lines $gap={2}>
      {forgotPasswordHref !== undefined && (
        <p>
          <TextLink href={forgotPasswordHref}>Forgot password?</TextLink>
        </p>
      )}
      {registerHref !== undefined && (
        <>
          <p>
            New here? <TextLink href={registerHref}>Register your practice</TextLink>
          </p>
          <p>
            <TextLink href={registerHref}>Sign Up</TextLink>
          </p>
        </>
      )}
    </Lines>
  );
}
