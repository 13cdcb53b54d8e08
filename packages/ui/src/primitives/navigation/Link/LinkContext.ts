import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

/** Props of a link component: those of an anchor, with a required href. */
export interface LinkAttributes extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** The link component: plain anchors unless a LinkProvider sets another. */
export const LinkContext = createContext<ComponentType<LinkAttributes> | 'a'>('a');
