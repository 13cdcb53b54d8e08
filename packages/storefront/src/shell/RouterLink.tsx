import type { LinkProvider } from '@formulary/ui/primitives/navigation/Link';
import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router';
import { rememberedUrl } from '../lib/session/rememberedUrl.ts';
import { isForVisitors } from './session/isForVisitors.ts';
import { paths } from '../lib/screen/paths.ts';

type LinkAttributes = ComponentProps<ComponentProps<typeof LinkProvider>['component']>;

/** Remembers this page, so that the visitor returns to it after signing in (spec 2.2). */
function rememberThisPage(): void {
  const { pathname, search, hash } = location;
  if (!isForVisitors(pathname)) rememberedUrl.remember(pathname + search + hash);
}

/**
 * Renders the shop's links through the router: no reload, and Back works. The router's own link would bring code that
 * fetches other pages in advance, which only works with the router's own server.
 */
export function RouterLink({ href, onClick, children, ...rest }: LinkAttributes) {
  const navigate = useLinkClickHandler(href, { target: rest.target ?? '_self' });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (href === paths.signIn) rememberThisPage();
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
