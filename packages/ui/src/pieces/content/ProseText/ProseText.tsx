import type { ProseNode } from '@formulary/rules/content/prose';
import { createElement, type ReactElement } from 'react';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { sectionId, wordsOf } from './sectionsOf.ts';

export { sectionsOf } from './sectionsOf.ts';

export interface ProseTextProps {
  /** Safe text of a static page, as parsed (spec 7.12). */
  nodes: readonly ProseNode[];
}

function draw(node: ProseNode, key: number): ReactElement | string {
  if (typeof node === 'string') return node;
  const { name, href, children } = node;
  const drawn = children.map(draw);
  if (href !== undefined) return createElement(TextLink, { key, href }, ...drawn);
  const id = name === 'h2' ? sectionId(wordsOf(children)) : undefined;
  return createElement(name, { key, id }, ...drawn);
}

/**
 * Renders the content of a static page as React elements (spec 7.12). Sanitised when parsed; no script turns text into
 * HTML, which the CSP forbids.
 */
export function ProseText({ nodes }: ProseTextProps) {
  return (
    <>
      {nodes.map((node, key) => {
        const drawn = draw(node, key);
        return typeof drawn === 'string' ? drawn.trim() !== '' && <p key={key}>{drawn}</p> : drawn;
      })}
    </>
  );
}
