import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { componentModules } from './componentModules.ts';
import { type ImportGraph, importGraph } from './importGraph.ts';

const ui = join(root, 'packages/ui/src');
const storefront = join(root, 'packages/storefront/src');
const main = join(storefront, 'main.tsx');

/** What only some components need, and the components that bring it at once. */
const needed = {
  'react-day-picker': ['fields/DatePicker/CalendarDays', 'fields/DatePicker/DatePicker'],
  'react-signature-canvas': ['fields/SignaturePad/SignatureCanvas'],
  'embla-carousel-react': ['primitives/Carousel/Carousel'],
  '@base-ui/react': [
    'pieces/carts/QuickOrderRow/ProductSuggest',
    'pieces/carts/QuickOrderRow/QuickOrderRow',
    'pieces/carts/QuickOrderRows/QuickOrderRows',
    'pieces/patients/PatientPicker/PatientPicker',
  ],
} as const;
const heavy = Object.keys(needed) as (keyof typeof needed)[];
const onForms = ['final-form', 'react-final-form'];
/** What any component may bring. */
const light = ['react', 'react-dom', 'styled-components', 'lucide-react', 'superstruct'];

const components = componentModules(ui);
const fileOf = (component: string) => join(ui, `${component}.tsx`);
const routes = globSync('features/**/*.tsx', {
  cwd: storefront,
  exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
}).map((file) => join(storefront, file));

let graph: ImportGraph;

beforeAll(async () => {
  graph = await importGraph([main, ...routes, ...components.map(fileOf)]);
});

describe('one component brings only what it needs', () => {
  test.each(heavy)('%s comes at once with those that need it, and no other', (library) => {
    const bringing = components.filter((each) => graph.librariesAtOnce(fileOf(each)).has(library));
    expect(bringing).toEqual(needed[library]);
  });

  test('the libraries of forms come with forms', () => {
    const others = components.filter(
      (each) =>
        !each.startsWith('forms/') &&
        onForms.some((library) => graph.librariesInAll(fileOf(each)).has(library)),
    );
    expect(others).toEqual([]);
  });

  test('a button brings React and its styles, and a library that is not named here is none of a component’s', () => {
    const known = new Set<string>([...light, ...heavy, ...onForms]);
    const brought = new Set(components.flatMap((each) => [...graph.librariesAtOnce(fileOf(each))]));
    expect([...brought].filter((library) => !known.has(library))).toEqual([]);
    expect([...graph.librariesAtOnce(fileOf('primitives/Button/Button'))].toSorted()).toEqual([
      'react',
      'styled-components',
    ]);
  });
});

describe('the storefront loads on demand', () => {
  test.each(heavy)('%s, which no screen brings in its first load', (library) => {
    const bringing = [main, ...routes].filter((file) => graph.librariesAtOnce(file).has(library));
    expect(bringing).toEqual([]);
  });

  test('the carousel of the home page, and the forms of the screens that have one', () => {
    const home = graph.librariesInAll(join(storefront, 'features/home/Home.tsx'));
    expect(home).toContain('embla-carousel-react');
    expect([...graph.librariesAtOnce(main)].filter((each) => onForms.includes(each))).toEqual([]);
  });
});
