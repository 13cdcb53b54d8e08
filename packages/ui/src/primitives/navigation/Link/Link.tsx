import { createElement, useContext } from 'react';
import { type LinkAttributes, LinkContext } from './LinkContext.ts';

/**
 * Shows an unstyled link, for cards and logos; use `styled(Link)` for looks. Links that leave the shop stay plain
 * anchors.
 */
export function Link({ href, ...rest }: LinkAttributes) {
  const component = useContext(LinkContext);
  const isWithinShop = href.startsWith('/') && !href.startsWith('//');
  return createElement(isWithinShop ? component : 'a', { href, ...rest });
}
