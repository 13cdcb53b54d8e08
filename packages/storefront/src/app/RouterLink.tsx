import type { LinkProvider } from '@formulary/ui/primitives/LinkProvider';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type LinkAttributes = ComponentProps<ComponentProps<typeof LinkProvider>['component']>;

/** The shop's links lead through the router: no reload, and Back works. */
export function RouterLink({ href, ...rest }: LinkAttributes) {
  return <Link {...rest} to={href} />;
}
