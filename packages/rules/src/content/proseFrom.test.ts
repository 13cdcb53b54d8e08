import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileProse } from './fixtures/hostileProse.ts';
import { wellFormedProse } from './fixtures/wellFormedProse.ts';
import { isSafeHref, proseFrom } from './proseFrom.ts';
import type { ProseNode, ProseTree } from './prose.ts';

/** A parsed node: a text, an element, or another node such as a comment. */
type Parsed = string | ParsedElement | undefined;
interface ParsedElement {
  readonly name: string;
  readonly href?: string;
  readonly children: readonly Parsed[];
}

const isElement = (node: Parsed): node is ParsedElement => typeof node === 'object';
const plainTree: ProseTree<Parsed> = {
  text: (node) => (typeof node === 'string' ? node : undefined),
  name: (node) => (isElement(node) ? node.name : undefined),
  href: (node) => (isElement(node) ? node.href : undefined),
  children: (node) => (isElement(node) ? node.children : []),
};
const el = (name: string, ...children: readonly Parsed[]): ParsedElement => ({ name, children });
const link = (href: string, ...children: readonly Parsed[]) => ({ name: 'a', href, children });
const read = (...nodes: readonly Parsed[]) => proseFrom(nodes, plainTree);

test.each(['h2', 'h3', 'p', 'strong', 'em', 'time'])('the element %s is kept', (name) => {
  expect(read(el(name, 'words'))).toEqual([el(name, 'words')]);
});

test.each([
  'script',
  'style',
  'template',
  'noscript',
  'noframes',
  'noembed',
  'iframe',
  'object',
  'title',
  'svg',
  'math',
])('the element %s is dropped with its content', (name) => {
  expect(read('a', el(name, 'words', el('p', 'words')), 'b')).toEqual(['ab']);
});

test.each(['div', 'img', 'b', 'form', 'constructor'])(
  'the element %s is replaced by its content',
  (name) => {
    expect(read(el('p', 'a', el(name, 'b', el('em', 'c'))))).toEqual([
      el('p', 'ab', el('em', 'c')),
    ]);
  },
);

test('comments are dropped, and the texts around them are joined', () => {
  expect(read(el('p', 'a', undefined, '', 'b'), undefined)).toEqual([el('p', 'ab')]);
});

test('a list item is kept only inside a list', () => {
  expect(read(el('li', 'a'), el('p', el('li', 'b')))).toEqual(['a', el('p', 'b')]);
  expect(read(el('ol', el('li', 'c', el('li', 'd'))))).toEqual([el('ol', el('li', 'cd'))]);
});

test('a list keeps only its items, without white space between them', () => {
  expect(read(el('ul', '\n', el('li', ' a\n'), '\n ', el('li', 'b')))).toEqual([
    el('ul', el('li', ' a\n'), el('li', 'b')),
  ]);
});

test('list content outside an item joins the item before it or becomes an item', () => {
  expect(read(el('ul', 'a', el('em', 'b'), el('li', 'c'), 'd', el('ol', el('li', 'e'))))).toEqual([
    el('ul', el('li', 'a', el('em', 'b')), el('li', 'cd', el('ol', el('li', 'e')))),
  ]);
});

test('a block element is not kept within inline content', () => {
  const parts = ['h2', 'h3', 'p'];
  for (const line of ['h2', 'h3', 'p', 'strong', 'em', 'time'])
    for (const part of parts) expect(read(el(line, el(part, 'a')))).toEqual([el(line, 'a')]);
  const item = el('ul', el('li', ...parts.map((part) => el(part, 'a'))));
  expect(read(item)).toEqual([item]);
});

test('a link keeps its target and contains no other link', () => {
  expect(read(link('/products', 'a', el('strong', link('/', 'b'))))).toEqual([
    link('/products', 'a', el('strong', 'b')),
  ]);
  expect(read(link('javascript:x()', 'a', link('/', 'b')), el('a', 'c'))).toEqual([
    'a',
    link('/', 'b'),
    'c',
  ]);
});

test('other attributes of an element are dropped', () => {
  const noisy = { ...el('p', 'a'), href: '/x', onclick: 'x()' };
  expect(read(noisy)).toEqual([el('p', 'a')]);
});

test.each(['/', '/products?search=a#b', 'https://elsewhere.example/a', 'mailto:a@b.example'])(
  '%s is a safe link',
  (href) => expect(isSafeHref(href)).toBe(true),
);

test.each([
  'javascript:x()',
  'JAVASCRIPT:x()',
  'data:text/html,x',
  'http://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/e',
  ' /',
  'a',
  'https:elsewhere',
  'xhttps://elsewhere.example',
  '/\u0000',
  '',
])('%j is not a safe link', (href) => expect(isSafeHref(href)).toBe(false));

const NAMES = 'h2 h3 p ul ol li strong em a time div script table'.split(' ');
const { tree } = fc.letrec<{ tree: Parsed }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom('a', ' ', '', undefined),
    fc.record({
      name: fc.constantFrom(...NAMES),
      href: fc.constantFrom('/', 'javascript:x()'),
      children: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
}));

test.each(hostileProse)('$title, and reading the result again changes nothing', ({ prose }) => {
  expect(proseFrom(prose, plainTree)).toEqual(prose);
});

test('reading is idempotent and survives JSON', () => {
  fc.assert(
    fc.property(fc.array(tree), (nodes) => {
      const once: readonly ProseNode[] = proseFrom(nodes, plainTree);
      expect(proseFrom(once, plainTree)).toEqual(once);
      expect(JSON.parse(JSON.stringify(once))).toEqual(once);
      expect(JSON.stringify(once)).not.toMatch(/script|div|table/);
    }),
  );
});

test('wellFormedProse reads well-formed text and refuses other text', () => {
  expect(wellFormedProse('<p>a <data value="x">3pm</data>\n<a href="/">b</a></p>')).toEqual([
    el('p', 'a 3pm\n', { name: 'a', href: '/', children: ['b'] }),
  ]);
  expect(wellFormedProse('<ul>\n<li>a</li>\n</ul>')).toEqual([el('ul', el('li', 'a'))]);
  expect(() => wellFormedProse('<p>a</em></p>')).toThrow('</em> closes another element.');
  expect(() => wellFormedProse('</body>a')).toThrow('is not closed.');
  expect(() => wellFormedProse('<p>a')).toThrow('<p> is not closed.');
});
