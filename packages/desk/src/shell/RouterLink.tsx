import type { LinkProvider } from '@formulary/ui/primitives/navigation/Link';
import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router';

type LinkAttributes = ComponentProps<ComponentProps<typeof LinkProvider>['component']>;

/** Renders the desk's links through the router: no reload, and Back works. */
export function RouterLink({ href, onClick, children, ...rest }: LinkAttributes) {
  const navigate = useLinkClickHandler(href, { target: rest.target ?? '_self' });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
