import type { Plugin } from 'vite';

/** What a declaration says for the documentation and the tests. */
const FOR_READERS: ReadonlySet<unknown> = new Set(['clause', 'purpose', 'refusals']);

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

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isDeclaration = (node: Node): node is Call =>
  node.type === 'CallExpression' && (node as Call).callee.name === 'defineCall';

/** The properties for readers of every declaration below a node of the syntax tree, in the order of the text. */
function wordsIn(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (!isNode(node)) return [];
  if (!isDeclaration(node)) return Object.values(node).flatMap(wordsIn);
  const properties = node.arguments[0]?.properties ?? [];
  return properties.filter(({ key }) => FOR_READERS.has(key?.name));
}

/** The text of a module with the words for readers taken out of its calls; `tree` is its syntax tree. */
export function squeezeCallsOf(code: string, tree: unknown): string {
  let squeezedCode = '';
  let from = 0;
  for (const { start, end } of wordsIn(tree)) {
    squeezedCode += code.slice(from, start);
    from = code.startsWith(',', end) ? end + 1 : end;
  }
  return squeezedCode + code.slice(from);
}

/** Ships the declarations of the API without what documents them: a browser only sends and reads (spec 7). */
export const squeezeCalls = (): Plugin => ({
  name: 'squeeze-calls',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/\/packages\/rules\/src\/calls\//.test(id) || !code.includes('defineCall('))
      return undefined;
    return { code: squeezeCallsOf(code, this.parse(code)), map: null };
  },
});
