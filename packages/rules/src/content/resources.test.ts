import { expect, test } from 'vitest';
import { resourceBytes } from './resourceBytes.ts';
import { resources } from './resources.ts';

test('the size of every PDF that the shop offers is known, and of no other', () => {
  expect(Object.keys(resourceBytes).toSorted()).toEqual(
    resources.map(({ file }) => file).toSorted(),
  );
});

test('there are three guides to the anatomy, the template, and a guide to ordering for each role', () => {
  const kinds = resources.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['anatomy', 'anatomy', 'anatomy', 'ordering', 'ordering', 'template']);
});
