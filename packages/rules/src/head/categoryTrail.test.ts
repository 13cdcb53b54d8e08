import { aCategory } from '../catalogue/fixtures/aCategory.ts';
import { expect, test } from 'vitest';
import { categoryTrail } from './categoryTrail.ts';

const toxins = aCategory({ id: 1, name: 'Toxins', parentId: 0 });
const face = aCategory({ id: 2, name: 'Upper face', parentId: 1 });
const shop = { label: 'Shop', href: '/categories' };

test.each([
  ['all', undefined, [shop]],
  ['a top level', 1, [shop, { label: 'Toxins', href: '/categories?categoryId=1' }]],
  [
    'one below',
    2,
    [
      shop,
      { label: 'Toxins', href: '/categories?categoryId=1' },
      { label: 'Upper face', href: '/categories?categoryId=2' },
    ],
  ],
])('the trail of %s starts at the shop', (_which, id, trail) => {
  expect(categoryTrail([toxins, face], id)).toEqual(trail);
});
