import { expect, test } from 'vitest';
import { type Sharing, sharedParts } from './sharedParts.ts';

const LARGE = 5000;
const SMALL = 100;

/** Computes the chunks of an import graph. Modules count as large unless listed as small. */
function share(imports: Readonly<Record<string, readonly string[]>>, roles: Partial<Sharing>) {
  return Object.fromEntries(
    sharedParts({
      importsOf: (module) => imports[module] ?? [],
      bytesOf: (module) => (module.startsWith('small') ? SMALL : LARGE),
      entry: 'main',
      screens: [],
      buyersScreens: [],
      onDemand: [],
      ...roles,
    }),
  );
}

test("the entry's imports form the shell, and a module of only one screen stays with it", () => {
  const names = share(
    { main: ['react'], home: ['react', 'welcome'] },
    { screens: ['home', 'faqs'] },
  );
  expect(names).toEqual({ main: 'shell', react: 'shell' });
});

test('a module of two public screens is a shared chunk, or part of the shell if small', () => {
  const names = share(
    { home: ['grid', 'cards', 'small icon'], categories: ['grid', 'cards', 'small icon'] },
    { screens: ['home', 'categories', 'faqs'] },
  );
  expect(names['grid']).toMatch(/^part/);
  expect(names['cards']).toBe(names['grid']);
  // Together with the large modules, it is not small.
  expect(names['small icon']).toBe(names['grid']);
  const apart = share(
    { home: ['small icon'], categories: ['small icon'] },
    { screens: ['home', 'categories', 'faqs'] },
  );
  expect(apart['small icon']).toBe('shell');
});

test('modules that buyers’ screens need too are separate from those only public screens need', () => {
  const names = share(
    { home: ['cards', 'empty'], categories: ['cards', 'empty'], cart: ['empty', 'lines'] },
    { screens: ['home', 'categories'], buyersScreens: ['cart'] },
  );
  expect(names['empty']).toMatch(/^part/);
  expect(names['cards']).toMatch(/^part/);
  expect(names['empty']).not.toBe(names['cards']);
});

test('a module that no public screen needs is not assigned', () => {
  const names = share(
    { home: ['lines'], cart: ['lines', 'sums'], orders: ['sums'], menu: ['sums'] },
    { screens: ['home'], buyersScreens: ['cart', 'orders'], onDemand: ['menu'] },
  );
  expect(Object.keys(names).toSorted()).toEqual(['lines', 'main']);
});

test('a screen that shares modules with many others needs only four chunks, including the shell and its own', () => {
  const screens = ['a', 'b', 'c', 'd', 'e'];
  const names = share(
    {
      a: ['ab', 'ac', 'ad', 'abcd', 'a cart'],
      b: ['ab', 'abcd'],
      c: ['ac', 'abcd'],
      d: ['ad', 'abcd'],
      cart: ['a cart'],
    },
    { screens, buyersScreens: ['cart'] },
  );
  const wanted = ['ab', 'ac', 'ad', 'abcd', 'a cart'].map((module) => names[module]);
  expect(new Set(wanted.filter((name) => name !== 'shell')).size).toBeLessThanOrEqual(2);
  expect(names['abcd']).toBe('shell');
});

test('a module in the shell brings its imports', () => {
  const names = share(
    { a: ['small ab'], b: ['small ab'], c: ['base'], 'small ab': ['base'] },
    { screens: ['a', 'b', 'c'] },
  );
  expect(names).toMatchObject({ 'small ab': 'shell', base: 'shell' });
});

test("a module of many buyers' screens is in the shell if they would otherwise load other modules with it", () => {
  const screens = ['a', 'b', 'c'];
  const wanting = (buyersScreens: readonly string[]) =>
    share(
      {
        a: ['ab', 'ac', 'price', 'page'],
        b: ['ab'],
        c: ['ac'],
        menu: ['price'],
        ...Object.fromEntries(buyersScreens.map((screen) => [screen, ['page']])),
      },
      { screens, buyersScreens, onDemand: ['menu'] },
    );
  const four = wanting(['orders', 'patients', 'lists', 'prescriptions']);
  expect(four['page']).toBe('shell');
  expect(four['price']).toMatch(/^part/);
  const one = wanting(['orders']);
  expect(one['page']).toBe(one['price']);
});
