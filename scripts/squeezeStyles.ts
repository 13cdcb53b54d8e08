import type { Plugin } from 'vite';

/** Tags of styled-components. */
const TAGS: ReadonlySet<unknown> = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Removes comments, line ends and indentation from styles. */
function squeezed(styles: string): string {
  return styles
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1');
}

/** Returns the first name of a tag: `styled` in `styled(Link).attrs({ … })`. */
function nameAt(tag: unknown): unknown {
  if (!isNode(tag)) return undefined;
  const { name, object, callee } = tag as { name?: unknown; object?: unknown; callee?: unknown };
  return tag.type === 'Identifier' ? name : nameAt(object ?? callee);
}

/** Returns the pieces of styles below a syntax node, in source order. */
function stylesIn(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(stylesIn);
  if (!isNode(node)) return [];
  const { tag, quasi } = node as { tag?: unknown; quasi?: { readonly quasis: readonly Node[] } };
  const own = quasi && TAGS.has(nameAt(tag)) ? quasi.quasis : [];
  const below = Object.values(node).flatMap(stylesIn);
  return [...own, ...below].toSorted((one, other) => one.start - other.start);
}

/** Returns a module's code with minified styles; `tree` is its syntax tree. */
export function squeezeStylesOf(code: string, tree: unknown): string {
  let squeezedCode = '';
  let from = 0;
  for (const { start, end } of stylesIn(tree)) {
    squeezedCode += code.slice(from, start) + squeezed(code.slice(start, end));
    from = end;
  }
  return squeezedCode + code.slice(from);
}

/** Minifies styles in the bundle. */
export const squeezeStyles = (): Plugin => ({
  name: 'squeeze-styles',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const isOurs = /\/packages\/(?:ui|storefront)\/src\//.test(id);
    if (!isOurs || !code.includes('styled-components')) return undefined;
    return { code: squeezeStylesOf(code, this.parse(code)), map: null };
  },
});
