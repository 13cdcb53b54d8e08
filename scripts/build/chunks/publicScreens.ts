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

/** Tells whether a syntax node is a route that requires sign-in: `{ loader: guard.signedIn, … }`. */
function isPrivate(node: Node): boolean {
  const { properties = [] } = node as { properties?: readonly Property[] };
  return properties.some(({ key, value }) => {
    const { object, property } = (value ?? {}) as Record<string, { name?: string } | undefined>;
    return key?.name === 'loader' && object?.name === 'guard' && property?.name === 'signedIn';
  });
}

/** Returns dynamic imports below a node, outside routes that require sign-in. */
function importedBelow(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(importedBelow);
  if (!isNode(node) || isPrivate(node)) return [];
  if (node.type === 'ImportExpression') {
    return [(node as Node & { source: { value: string } }).source.value];
  }
  return Object.values(node).flatMap(importedBelow);
}

/** Returns the public screens, as `routes.tsx` imports them; `source` is its text. */
export function publicScreens(source: string): ReadonlySet<string> {
  return new Set(importedBelow(parseSync('routes.tsx', source).program.body));
}
