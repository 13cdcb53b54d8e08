import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

/** What a link component takes: an anchor's own attributes, with somewhere to lead. */
export interface LinkAttributes extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** The component that links are made of: plain anchors unless LinkProvider says otherwise. */
export const LinkContext = createContext<ComponentType<LinkAttributes> | 'a'>('a');
