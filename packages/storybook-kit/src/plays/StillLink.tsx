import type { ComponentPropsWithRef } from 'react';

/** A link that can be pressed in a story without navigating, like the shop's router link. */
export function StillLink({ href, children, onClick, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}
