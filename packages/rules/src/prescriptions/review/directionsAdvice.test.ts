import { describe, expect, test } from 'vitest';
import { aPrescriptionItem } from '../fixtures/aPrescription.ts';
import { directionsAdvice, missingDirections } from './directionsAdvice.ts';

describe('advice on directions', () => {
  test.each([
    ['Use as directed', 'As directed'],
    ['AS  DIRECTED by your prescriber', 'As directed'],
    ['Inject 20 U once', '‘U’'],
    ['4u into each side', '‘U’'],
    ['1500 IU once', '‘IU’'],
    ['1500iu, once', '‘IU’'],
    ['150 i.u. once', '‘IU’'],
  ])('warns about %j', (directions, about) => {
    expect(directionsAdvice(directions)).toContain(about);
  });

  test.each([
    '',
    'Inject 20 units once, on 2 sides',
    'Ulcer: apply once a day until it is gone',
    'Direct pressure for 5 minutes',
    'Under the skin of the belly, once a week',
    'Take one tablet if u’re in pain',
    'Menu of doses: see the leaflet',
  ])('has nothing to say about %j', (directions) => {
    expect(directionsAdvice(directions)).toBeUndefined();
  });
});

describe('missing directions', () => {
  const written = aPrescriptionItem({ directions: 'Once' });
  const blank = aPrescriptionItem({ directions: ' ' });

  test.each([
    [[written], undefined],
    [[written, blank], '1 item has no directions'],
    [[blank, blank, written], '2 items have no directions'],
  ])('counts the items without any', (items, sentence) => {
    expect(missingDirections(items)).toBe(sentence);
  });

  test('leaves out a substituted item, whose directions are not printed', () => {
    expect(missingDirections([{ ...blank, substitutedBy: 20 }])).toBeUndefined();
  });
});
