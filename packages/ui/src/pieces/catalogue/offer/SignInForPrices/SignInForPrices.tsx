import { styled } from 'styled-components';
import { touchTarget } from '@formulary/theme/touchTarget';
import { TextLink } from '../../../../primitives/navigation/TextLink/TextLink.tsx';

export interface SignInForPricesProps {
  signInHref: string;
}

const SignInLink = styled(TextLink)`
  ${touchTarget}
`;

/** Prompts visitors to sign in, where buyers see the price (spec 1.1, 2.11). */
export function SignInForPrices({ signInHref }: SignInForPricesProps) {
  return (
    <p>
      <SignInLink href={signInHref}>Login to see prices</SignInLink>
    </p>
  );
}
