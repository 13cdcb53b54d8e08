import { expect, test } from 'vitest';
import { resourceBytes } from './resourceBytes.ts';
import { resources } from './resources.ts';

test('the size of every PDF is known', () => {
  expect(Object.keys(resourceBytes).toSorted()).toEqual(
    resources.map(({ file }) => file).toSorted(),
  );
});

test('the resources are three anatomy guides, the template, and an ordering guide for each role', () => {
  const kinds = resources.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['anatomy', 'anatomy', 'anatomy', 'ordering', 'ordering', 'template']);
});
