import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';

/** Props of a link component: those of an anchor, with a required href. */
export interface LinkAttributes extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** The link component: plain anchors unless a LinkProvider sets another. */
const LinkContext = createContext<ComponentType<LinkAttributes> | 'a'>('a');

/**
 * Shows an unstyled link, for cards and logos; use `styled(Link)` for looks. Links that leave the shop stay plain
 * anchors.
 */
export function Link({ href, ...rest }: LinkAttributes) {
  const component = useContext(LinkContext);
  const isWithinShop = href.startsWith('/') && !href.startsWith('//');
  return createElement(isWithinShop ? component : 'a', { href, ...rest });
}

interface LinkProviderProps {
  /** Takes an anchor's props; in the shop it passes `href` to the router. */
  readonly component: ComponentType<LinkAttributes>;
  readonly children: ReactNode;
}

/** Makes all links below it use the application's router; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
