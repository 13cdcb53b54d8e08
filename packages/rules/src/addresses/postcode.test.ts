import { expect, test } from 'vitest';
import { postcodeIn } from './postcode.ts';

const judge = postcodeIn('countryCode');

test.each([
  ['EC1V OBW', 'Did you mean EC1V 0BW?'],
  ['51O1AA', 'Did you mean S1O 1AA?'],
  ['wc1r4rh', undefined],
  ['', undefined],
  ['banana', 'Please check this postcode. In the United Kingdom they look like EC1V 0BW'],
  ['#C1V 0BW', 'Please check this postcode. In the United Kingdom they look like EC1V 0BW'],
])('a United Kingdom postcode %j gets the message %j', (typed, sentence) => {
  expect(judge(typed, { countryCode: 'GB' })).toBe(sentence);
});

test.each(['US', undefined])('postcodes of country %s are not checked', (countryCode) => {
  expect(judge('10001', { countryCode })).toBeUndefined();
});
