import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the first name of a tag: `styled` in `styled(Link).attrs({ … })`. */
function nameAt(tag: unknown): unknown {
  if (!isNode(tag)) return undefined;
  const { name, object, callee } = tag as { name?: unknown; object?: unknown; callee?: unknown };
  return tag.type === 'Identifier' ? name : nameAt(object ?? callee);
}

/** Returns the end positions of styled tags below a syntax node, in source order. */
function tagEndsIn(node: unknown): readonly number[] {
  if (Array.isArray(node)) return node.flatMap(tagEndsIn);
  if (!isNode(node)) return [];
  const { tag } = node as { tag?: unknown };
  const own = isNode(tag) && nameAt(tag) === 'styled' ? [tag.end] : [];
  const below = Object.values(node).flatMap(tagEndsIn);
  return [...own, ...below].toSorted((one, other) => one - other);
}

const NAME_LENGTH = 3;

/** Returns a class name, which must start with a letter. One of a million names, for some hundreds of components. */
function nameOf(file: string, position: number): string {
  const digest = createHash('sha256').update(`${file} ${position}`).digest();
  const letter = String.fromCharCode(97 + ((digest[0] ?? 0) % 26));
  return letter + digest.readUInt32BE(1).toString(36).slice(-NAME_LENGTH);
}

/**
 * Returns a module's code with a name for each styled component. `tree` is its syntax tree; `file` distinguishes
 * modules.
 */
export function nameStylesOf(code: string, tree: unknown, file: string): string {
  let named = '';
  let from = 0;
  for (const [position, end] of tagEndsIn(tree).entries()) {
    const name = nameOf(file, position);
    named += `${code.slice(from, end)}.withConfig({componentId:"${name}"})`;
    from = end;
  }
  return named + code.slice(from);
}

/**
 * Names every styled component by its position in the source. By default, the library numbers them in load order, which
 * differs between the server, which loads all, and a browser.
 */
export const nameStyles = (packages: string): Plugin => ({
  name: 'name-styles',
  enforce: 'post',
  transform(code, id) {
    const [file = id] = id.split('?');
    const isOurs = /\/packages\/(?:ui|storefront|desk)\/src\//.test(file);
    if (!isOurs || !code.includes('styled-components')) return undefined;
    return { code: nameStylesOf(code, this.parse(code), relative(packages, file)), map: null };
  },
});
