import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptance } from '../acceptance.ts';
import { fillList } from './fillList.ts';
import { findTags } from './findTags.ts';
import { literalsOf } from './literalsOf.ts';
import { parseList } from './parseList.ts';
import { report } from './report.ts';
import { stateOf } from './stateOf.ts';
import { strayTags } from './strayTags.ts';

const LIST = [
  '## 5. Rules',
  '',
  '| Clause | What must hold | Not shown yet | State | Proven by |',
  '| --- | --- | --- | --- | --- |',
  "| 5.17 | More is 'Product is out of stock'. | — | open | — |",
  '| 5.18 | Add is off for visitors. | on a phone | whole | an old test |',
  '',
].join('\n');

function clausesIn(file: string, source: string): string[] {
  return findTags(file, source).map(({ clause, title }) => `${clause} ${title}`);
}

describe('literals', () => {
  test('include strings in every kind of quote, with escapes resolved', () => {
    const source = String.raw`f('it\'s', "two", ${'`three`'});`;
    expect(literalsOf(source).map(({ text }) => text)).toEqual(["it's", 'two', 'three']);
  });

  test('exclude comments and regular expressions', () => {
    const source = "// 'one'\n/* 'two' */ const p = /'three'/u; f('four');";
    expect(literalsOf(source).map(({ text }) => text)).toEqual(['four']);
  });

  test('survive addresses, division and closing elements', () => {
    const source = "const a = 'https://x'; const b = c / d; e = <p>{f}</p>; g('h');";
    expect(literalsOf(source).map(({ text }) => text)).toEqual(['https://x', 'h']);
  });
});

describe('tags', () => {
  test('come from titles, including tables and groups', () => {
    const source = `
      describe('stock @9.4', () => {
        test('sums both lines @5.17 @3.5', () => {});
        test.each([['a', 1]])('takes %s @5.16', () => {});
      });`;
    expect(clausesIn('a.test.ts', source)).toEqual([
      '9.4 stock',
      '5.17 sums both lines',
      '3.5 sums both lines',
      '5.16 takes %s',
    ]);
  });

  test('are ignored in comments, other strings, skipped tests and longer words', () => {
    const source = `
      // test('a comment @5.1', …)
      const version = 'node @24.21';
      test.skip('later @5.2', () => {});
      test('npm@11.19 and @5.3x', () => {});`;
    expect(clausesIn('a.test.ts', source)).toEqual([]);
  });

  test("come from a journey's options, with the title before them", () => {
    const source =
      "test('buys', { tag: ['@2.12', '@2.14'] }, run); test('b', { tag: '@2.1' }, run);";
    expect(clausesIn('a.spec.ts', source)).toEqual(['2.12 buys', '2.14 buys', '2.1 b']);
  });

  test('come from stories, individually and for a whole file', () => {
    const source = `
      const meta = preview.meta({ title: 'Screens/Cart', tags: ['@2.12'] });
      export const Full = meta.story({ args: { label: 'x' } });
      export const Empty = meta.story({ tags: ['no-visual', '@4.4'] });`;
    expect(clausesIn('Cart.stories.tsx', source)).toEqual(['2.12 every story', '4.4 Empty']);
  });
});

describe('the state of a clause', () => {
  const clause = { id: '5.17', section: '5. Rules', requirement: 'Add is off.', missing: '' };
  const stateWith = (files: readonly string[], missing = '') =>
    stateOf(
      { ...clause, missing },
      files.map((file) => ({ clause: '5.17', file, title: 'a' })),
    );

  test.each([
    'packages/server/src/carts/carts.test.ts',
    'packages/storefront/src/features/carts/Cart.stories.tsx',
    'playwright/journeys/cart.spec.ts',
  ])('is whole with a test through the product, %s', (file) => {
    expect(stateWith([file, 'packages/rules/src/carts/carts.test.ts'])).toBe('whole');
  });

  test.each([
    'packages/rules/src/carts/carts.test.ts',
    'packages/ui/src/pieces/carts/CartTable/CartTable.stories.tsx',
    'packages/storefront/src/lib/session/session.test.ts',
    'scripts/draw/drawPictures.test.ts',
  ])('is rule only with just %s', (file) => {
    expect(stateWith([file])).toBe('rule only');
  });

  test('is in part when the list names a gap, and open without a test', () => {
    expect(stateWith(['playwright/journeys/cart.spec.ts'], 'on a phone')).toBe('in part');
    expect(stateWith([], 'on a phone')).toBe('open');
  });
});

describe('the list', () => {
  test('keeps its sections and refuses a repeated id', () => {
    expect(parseList(LIST)).toEqual([
      {
        id: '5.17',
        section: '5. Rules',
        requirement: "More is 'Product is out of stock'.",
        missing: '',
      },
      {
        id: '5.18',
        section: '5. Rules',
        requirement: 'Add is off for visitors.',
        missing: 'on a phone',
      },
    ]);
    expect(() => parseList(LIST.replace('5.18', '5.17'))).toThrow('5.17 stands twice');
    expect(() => parseList(LIST.replace('| 5.18 |', '|5.18|'))).toThrow('cannot be read');
  });

  test('names each file of its tests once, in order, and drops old proofs', () => {
    const filled = fillList(LIST, [
      { clause: '5.17', file: 'packages/server/src/b.test.ts', title: 'z' },
      { clause: '5.17', file: 'packages/rules/src/a.test.ts', title: 'b' },
      { clause: '5.17', file: 'packages/rules/src/a.test.ts', title: 'a' },
    ]);
    expect(filled.split('\n').slice(4, 6)).toEqual([
      "| 5.17 | More is 'Product is out of stock'. | — | whole | [rules/a.test.ts](../packages/rules/src/a.test.ts)<br>[server/b.test.ts](../packages/server/src/b.test.ts) |",
      '| 5.18 | Add is off for visitors. | on a phone | open | — |',
    ]);
    expect(fillList(filled, [])).toBe(LIST.replace('whole | an old test', 'open | —'));
  });

  test('is reported as a count of each state and the incomplete clauses by section', () => {
    const tags = [
      { clause: '5.17', file: 'packages/rules/src/a.test.ts', title: 'a' },
      { clause: '5.18', file: 'packages/server/src/b.test.ts', title: 'b' },
    ];
    expect(report(parseList(LIST), tags)).toBe(
      [
        '2 clauses: 0 whole, 1 in part, 1 rule only, 0 open',
        '',
        '5. Rules',
        "  5.17  rule only More is 'Product is out of stock'.",
        '  5.18  in part   missing: on a phone',
      ].join('\n'),
    );
  });

  test('finds tags that name no clause', () => {
    const tags = [{ clause: '5.19', file: 'a.test.ts', title: 'a' }];
    expect(strayTags(parseList(LIST), tags)).toEqual(['a.test.ts › a: there is no clause 5.19']);
  });
});

describe('the command', () => {
  const said: string[] = [];
  let root = '';

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'formulary-acceptance-'));
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
    await write('docs/acceptance.md', LIST);
    await write('packages/rules/src/stock/stock.test.ts', "test('sums @5.17', () => {});");
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(root, { recursive: true });
  });

  test('writes its results and changes nothing on a second run', async () => {
    expect(await acceptance(true, root)).toBe(1);
    expect(said.join('\n')).toContain('docs/acceptance.md is out of date');
    expect(await acceptance(false, root)).toBe(0);
    expect(await readFile(join(root, 'docs/acceptance.md'), 'utf8')).toContain(
      '[rules/stock/stock.test.ts](../packages/rules/src/stock/stock.test.ts) |',
    );
    expect(await acceptance(true, root)).toBe(0);
  });

  test('finds every clause in this tree proven whole', async () => {
    await acceptance(true);
    expect(said).toEqual(['186 clauses: 186 whole, 0 in part, 0 rule only, 0 open']);
  });

  test('fails on a tag that names no clause, in every kind of test file', async () => {
    await write('playwright/journeys/a.spec.ts', "test('a', { tag: '@1.91' }, run);");
    await write('scripts/b.test.ts', "test('b @1.92', run);");
    await write('packages/ui/src/c.stories.tsx', "export const C = { tags: ['@1.93'] };");
    expect(await acceptance(false, root)).toBe(1);
    const stray = said.filter((line) => line.includes('there is no clause'));
    expect(stray.map((line) => line.slice(-4)).toSorted()).toEqual(['1.91', '1.92', '1.93']);
  });
});
