import { describe, expect, test } from 'vitest';
import { searchName, stateName } from '../../packages/storybook-kit/src/overview/searchName.ts';
import { waysOn } from '../../packages/storybook-kit/src/overview/unknownAddress.ts';

describe('a name in the search', () => {
  test.each([
    ['Screens/Cart', 'Refused By The Server', 'story', 'Cart: refused by the server'],
    ['Screens/Checkout/Review', 'Filled In', 'story', 'Checkout, Review: filled in'],
    ['Cart/CartTable', 'Docs', 'docs', 'CartTable'],
    ['Handbook', 'Docs', 'docs', 'Docs'],
  ])('of %s, %s is %s', (title, name, type, expected) => {
    expect(searchName({ title, name, type })).toBe(expected);
  });

  test('gives the state back, also from a name that has no component', () => {
    const entry = { title: 'Screens/Cart', type: 'story' };
    expect(stateName({ ...entry, name: 'Cart: refused by the server' })).toBe(
      'Refused by the server',
    );
    expect(stateName({ ...entry, name: 'Refused By The Server' })).toBe('Refused by the server');
    expect(stateName({ title: 'Cart/CartTable', name: 'CartTable', type: 'docs' })).toBe('Docs');
  });
});

describe('an unknown address', () => {
  const page = { id: 'screens-checkout--docs', title: 'Screens/Checkout', name: '', type: 'docs' };
  const paths = (id: string) => waysOn(id, [page]).map(({ path }) => path);

  test('leads to the page of its component, if that exists, and to the overviews', () => {
    const overviews = ['/docs/what-changed--docs', '/docs/welcome--docs'];
    expect(paths('screens-checkout--oops')).toEqual(['/docs/screens-checkout--docs', ...overviews]);
    expect(paths('nope')).toEqual(overviews);
  });
});
