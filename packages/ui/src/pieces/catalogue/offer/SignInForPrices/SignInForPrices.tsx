import { TextLink } from '../../../../primitives/navigation/TextLink/TextLink.tsx';

export interface SignInForPricesProps {
  signInHref: string;
}

/** Prompts visitors to sign in, where buyers see the price (spec 1.1, 2.11). */
export function SignInForPrices({ signInHref }: SignInForPricesProps) {
  return (
    <p>
      <TextLink href={signInHref}>Login to see prices</TextLink>
    </p>
  );
}
