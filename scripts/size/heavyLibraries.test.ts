import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { componentModules } from './componentModules.ts';
import { type ImportGraph, importGraph } from './importGraph.ts';

const ui = join(root, 'packages/ui/src');
const storefront = join(root, 'packages/storefront/src');
const main = join(storefront, 'main.tsx');

/** Libraries that few components need, with the components that import them statically. */
const needed = {
  'react-day-picker': ['fields/DatePicker/CalendarDays', 'fields/DatePicker/DatePicker'],
  'react-signature-canvas': ['fields/SignaturePad/SignatureCanvas'],
  '@tanstack/react-table': ['pieces/desk/DataGrid/DataGrid'],
  'embla-carousel-react': ['primitives/pictures/Carousel/Carousel'],
  '@base-ui/react': [
    'pieces/carts/QuickOrderRow/ProductSuggest',
    'pieces/carts/QuickOrderRow/QuickOrderRow',
    'pieces/carts/QuickOrderRows/QuickOrderRows',
    'pieces/patients/PatientPicker/PatientPicker',
  ],
} as const;
const heavy = Object.keys(needed) as (keyof typeof needed)[];
const onForms = ['final-form', 'react-final-form'];
/** Libraries that any component may import. */
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

describe("each component's static imports", () => {
  test.each(heavy)('include %s only in the components that need it', (library) => {
    const bringing = components.filter((each) => graph.librariesAtOnce(fileOf(each)).has(library));
    expect(bringing).toEqual(needed[library]);
  });

  test('include the form libraries only with forms', () => {
    const others = components.filter(
      (each) =>
        !each.startsWith('forms/') &&
        onForms.some((library) => graph.librariesInAll(fileOf(each)).has(library)),
    );
    expect(others).toEqual([]);
  });

  test('of a button are React and its styles, and components import no unlisted library', () => {
    const known = new Set<string>([...light, ...heavy, ...onForms]);
    const brought = new Set(components.flatMap((each) => [...graph.librariesAtOnce(fileOf(each))]));
    expect([...brought].filter((library) => !known.has(library))).toEqual([]);
    expect(
      [...graph.librariesAtOnce(fileOf('primitives/buttons/Button/Button'))].toSorted(),
    ).toEqual(['react', 'styled-components']);
  });
});

describe('the storefront lazy-loads', () => {
  test.each(heavy)("%s, which is in no screen's first load", (library) => {
    const bringing = [main, ...routes].filter((file) => graph.librariesAtOnce(file).has(library));
    expect(bringing).toEqual([]);
  });

  test("the home page's carousel, and the screens' forms", () => {
    const home = graph.librariesInAll(join(storefront, 'features/home/Home.tsx'));
    expect(home).toContain('embla-carousel-react');
    expect([...graph.librariesAtOnce(main)].filter((each) => onForms.includes(each))).toEqual([]);
  });
});
