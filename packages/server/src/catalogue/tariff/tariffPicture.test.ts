import { expect, test } from 'vitest';
import { tariffPicture } from './tariffPicture.ts';

test.each([
  ['tablet', 'Examplol 100mg tablets', 'blister'],
  [' Capsule ', 'Examplol 100mg capsules', 'capsules'],
  ['patch', 'Examplol 5micrograms/hour transdermal patches', 'patch'],
  ['vial', 'Examplol 1g powder for solution for injection vials', 'vial'],
  [
    'pre-filled disposable injection',
    'Examplol 40mg solution for injection pre-filled syringes',
    'prefilled-syringe',
  ],
  [
    'pre-filled disposable injection',
    'Examplol 40mg solution for injection pre-filled pens',
    'cartridge',
  ],
  ['vial', 'Examplol 10mg vials for the Examplol pen', 'vial'],
  ['ml', 'Examplol 0.5% eye drops', 'dropper-bottle'],
  ['ml', 'Examplol 2.5mg nebuliser liquid', 'ampoule'],
  ['ml', 'Examplol 50mg oral solution', 'bottle'],
  ['ml', 'Examplol', 'bottle'],
  ['gram', 'Examplol oral powder', 'jar'],
  ['gram', 'Examplol 1% cream', 'tube'],
  ['gram', 'Examplol', 'tube'],
  ['bottle', 'Examplol 1% infusion', 'infusion-bag'],
  ['device', 'Examplol 20mg vaginal delivery system', 'device'],
  ['system', 'Examplol 20mg intrauterine system', 'device'],
  ['device', 'Examplol 100micrograms dry powder inhaler', 'inhaler'],
  ['dose', 'Examplol 50micrograms nasal spray', 'spray-bottle'],
  ['dose', 'Examplol oral lyophilisate', 'carton'],
])('medicine counted by the %s, called "%s", gets the picture of a %s', (unit, medicine, form) => {
  expect(tariffPicture(unit, medicine, 7)).toMatch(new RegExp(`^generic-${form}-\\w+\\.svg$`));
});

test('neighbours differ in colour, and a code keeps its colour', () => {
  const drawn = [0, 1, 2, 1].map((seed) => tariffPicture('tablet', 'Examplol', seed));
  expect(new Set(drawn).size).toBe(3);
  expect(drawn[3]).toBe(drawn[1]);
  expect(tariffPicture('tablet', 'Examplol', -1)).toBe(drawn[1]);
});
