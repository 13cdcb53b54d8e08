import type { LinkProvider } from '@formulary/ui/primitives/navigation/Link';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { rememberedUrl } from '../lib/session/rememberedUrl.ts';
import { isForVisitors } from './session/isForVisitors.ts';
import { paths } from '../lib/screen/paths.ts';

type LinkAttributes = ComponentProps<ComponentProps<typeof LinkProvider>['component']>;

/** Remembers this page, so that the visitor returns to it after signing in (spec 2.2). */
function rememberThisPage(): void {
  const { pathname, search, hash } = location;
  if (!isForVisitors(pathname)) rememberedUrl.remember(pathname + search + hash);
}

/** Renders the shop's links through the router: no reload, and Back works. */
export function RouterLink({ href, onClick, ...rest }: LinkAttributes) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (href === paths.signIn) rememberThisPage();
    onClick?.(event);
  };
  return <Link {...rest} to={href} onClick={handleClick} />;
}
