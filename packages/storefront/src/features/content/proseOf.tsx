import { createElement, Fragment, type ReactNode } from 'react';

/** The only elements that a static page may have; anything else is read as the text in it. */
const ALLOWED = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em']);

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  const isContainer = name === 'ul' || name === 'ol';
  const children = [...node.childNodes]
    .filter((child) => !isContainer || child.nodeType !== Node.TEXT_NODE)
    .map(draw);
  return createElement(ALLOWED.has(name) ? name : Fragment, { key }, ...children);
}

/** Draws a static page as React elements: no attribute and no script can come through. */
export function proseOf({ body }: Document): ReactNode {
  return [...body.childNodes].map(draw);
}
