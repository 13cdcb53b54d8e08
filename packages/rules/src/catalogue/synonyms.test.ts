import { expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import { synonymRules } from './synonymForm.ts';
import { synonymFaults } from './synonyms.ts';

const others = [
  { name: 'emla', means: 'lidocaine prilocaine' },
  { name: 'botox', means: 'botulinum toxin' },
];

test.each([
  ['', 'gloves', { name: /letters or digits/ }],
  ['mitts', '', { means: /words of the catalogue/ }],
  ['one two three four five', 'gloves', { name: /at most 4 words/ }],
  ['m'.repeat(61), 'gloves', { name: /60 characters/ }],
  ['mitts', 'g'.repeat(101), { means: /100 characters/ }],
  ['gloves', 'gloves', { means: /same words/ }],
  ['emla', 'gloves', { name: /‘emla’ is a synonym of ‘lidocaine prilocaine’ already/ }],
  ['numbing', 'emla', { means: /‘emla’ is a synonym of ‘lidocaine prilocaine’ itself/ }],
  ['botulinum toxin', 'emla cream', { name: /‘botox’ is a synonym of ‘botulinum toxin’/ }],
])('%s for %s is refused', (name, means, faults) => {
  const found = synonymFaults({ name, means }, others);
  expect(Object.keys(found)).toEqual(Object.keys(faults));
  for (const [field, sentence] of Object.entries(faults)) {
    expect(found[field as 'name' | 'means']).toMatch(sentence);
  }
});

test('a new name of known words is accepted', () => {
  expect(synonymFaults({ name: 'dysport', means: 'botulinum toxin' }, others)).toEqual({});
});

test('the form says what is missing or too long', () => {
  const found = checkForm(synonymRules, { name: ' ', means: 'g'.repeat(101), reason: '' });
  expect(found).toMatchObject({
    name: 'Please give what people type',
    means: 'Please use at most 100 characters',
    reason: expect.any(String),
  });
});
