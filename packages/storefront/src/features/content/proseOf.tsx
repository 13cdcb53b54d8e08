import { TextLink } from '@formulary/ui/primitives/TextLink';
import { createElement, Fragment, type ReactNode } from 'react';
import { sectionId } from './sectionId.ts';

/** The only elements that a static page may have; anything else is read as the text in it. */
const ALLOWED = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'time']);
/** What holds no text for readers. */
const DROPPED = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title']);
/** To a page of the shop, to another site, or to a mailbox; nothing else is a link. */
const SAFE_HREF = /^(?:\/(?![/\\])|https:\/\/|mailto:)/;

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || DROPPED.has(node.localName)) return null;
  const name = node.localName;
  const isContainer = name === 'ul' || name === 'ol';
  const children = [...node.childNodes]
    .filter((child) => !isContainer || child.nodeType !== Node.TEXT_NODE)
    .map(draw);
  const href = node.getAttribute('href') ?? '';
  if (name === 'a' && SAFE_HREF.test(href))
    return createElement(TextLink, { key, href }, ...children);
  if (name === 'h2') return createElement(name, { key, id: sectionId(node) }, ...children);
  const isDrawn = ALLOWED.has(name) && name !== 'a';
  return createElement(isDrawn ? name : Fragment, { key }, ...children);
}

/**
 * Draws a static page as React elements: no script can come through, and no attribute but where a link leads. Nothing is
 * ever made into HTML by a script, which the content security policy forbids.
 */
export function proseOf({ body }: Document): ReactNode {
  return [...body.childNodes].map(draw);
}
