import type { LinkAttributes } from '../primitives/Link/LinkContext.ts';

/** A link that can be pressed in a story: as the shop's router link does, it leads nowhere by itself. */
export function StillLink({ href, children, onClick, ...rest }: LinkAttributes) {
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
