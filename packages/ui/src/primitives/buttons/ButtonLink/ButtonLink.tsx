import { styled } from 'styled-components';
import { buttonStyle, type ButtonStyleProps, type ButtonVariant } from '../buttonStyle.ts';
import { Link, type LinkAttributes } from '../../navigation/Link/Link.tsx';

export interface ButtonLinkProps extends LinkAttributes {
  variant?: ButtonVariant;
  isSmall?: boolean;
}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

/** Shows a link that looks like a button, for the one next step of a screen. */
export function ButtonLink({ variant = 'secondary', isSmall = false, ...rest }: ButtonLinkProps) {
  return <Root {...rest} $variant={variant} $isSmall={isSmall} data-variant={variant} />;
}
