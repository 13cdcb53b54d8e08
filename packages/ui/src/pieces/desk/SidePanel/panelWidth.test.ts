import { expect, test } from 'vitest';
import { panelWidth, widthAfterKey } from './panelWidth.ts';

test.each([
  [30.4, 30],
  [1, 22],
  [400, 48],
  [Number.NaN, 30],
])('a panel of %d rem is %d wide', (asked, width) => {
  expect(panelWidth(asked)).toBe(width);
});

test.each([
  ['ArrowLeft', false, 32],
  ['ArrowRight', false, 28],
  ['ArrowLeft', true, 28],
  ['ArrowRight', true, 32],
  ['Home', false, 22],
  ['End', false, 48],
  ['Enter', false, undefined],
])('%s on its edge, from the right: %s, makes it %s', (key, isRightToLeft, width) => {
  expect(widthAfterKey(key, 30, isRightToLeft)).toBe(width);
});
