import { createElement, useContext } from 'react';
import { type LinkAttributes, LinkContext } from './LinkContext.ts';

/** A link without looks, for cards and logos; `styled(Link)` dresses it. Addresses that leave the shop stay plain anchors. */
export function Link({ href, ...rest }: LinkAttributes) {
  const component = useContext(LinkContext);
  const isWithinShop = href.startsWith('/') && !href.startsWith('//');
  return createElement(isWithinShop ? component : 'a', { href, ...rest });
}
