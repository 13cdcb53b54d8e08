import { parseSync } from 'vite';

interface Node {
  readonly type: string;
}

interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly value?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether a node of the syntax tree is a route that only signed-in people enter: `{ loader: guard.signedIn, … }`. */
function isPrivate(node: Node): boolean {
  const { properties = [] } = node as { properties?: readonly Property[] };
  return properties.some(({ key, value }) => {
    const { object, property } = (value ?? {}) as Record<string, { name?: string } | undefined>;
    return key?.name === 'loader' && object?.name === 'guard' && property?.name === 'signedIn';
  });
}

/** What is imported on demand below a node, outside the routes that only signed-in people enter. */
function importedBelow(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(importedBelow);
  if (!isNode(node) || isPrivate(node)) return [];
  if (node.type === 'ImportExpression') {
    return [(node as Node & { source: { value: string } }).source.value];
  }
  return Object.values(node).flatMap(importedBelow);
}

/** The screens that everybody may open, as `routes.tsx` imports them; `source` is its text. */
export function publicScreens(source: string): ReadonlySet<string> {
  return new Set(importedBelow(parseSync('routes.tsx', source).program.body));
}
