import type { Plugin } from 'vite';

/** Properties of a declaration for documentation and tests only. */
const FOR_READERS: ReadonlySet<unknown> = new Set([
  'clause',
  'purpose',
  'refusals',
  'takesIdempotencyKey',
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}

interface Property extends Node {
  readonly key?: Node & { readonly name?: string };
}

const DECLARATIONS: ReadonlySet<unknown> = new Set(['defineCall', 'defineDeskCall']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isDeclaration = (node: Node): node is Call =>
  node.type === 'CallExpression' && DECLARATIONS.has((node as Call).callee.name);

/** Returns the documentation properties of declarations below a syntax node, in source order. */
function wordsIn(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (!isNode(node)) return [];
  if (!isDeclaration(node)) return Object.values(node).flatMap(wordsIn);
  const properties = node.arguments[0]?.properties ?? [];
  return properties.filter(({ key }) => FOR_READERS.has(key?.name));
}

/** Returns a module's code without the documentation of its calls; `tree` is its syntax tree. */
export function squeezeCallsOf(code: string, tree: unknown): string {
  let squeezedCode = '';
  let from = 0;
  for (const { start, end } of wordsIn(tree)) {
    squeezedCode += code.slice(from, start);
    from = code.startsWith(',', end) ? end + 1 : end;
  }
  return squeezedCode + code.slice(from);
}

/** Removes documentation from the API declarations in the bundle, because a browser only sends and reads (spec 7). */
export const squeezeCalls = (): Plugin => ({
  name: 'squeeze-calls',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/\/packages\/rules\/src\/calls\//.test(id) || !/\bdefine(?:Desk)?Call\(/.test(code))
      return undefined;
    return { code: squeezeCallsOf(code, this.parse(code)), map: null };
  },
});
