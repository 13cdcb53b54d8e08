import { describe, expect, test } from 'vitest';
import type { Role } from '../accounts/permissions.ts';
import { commandGroups } from './commandGroups.ts';
import { commandsFound, isCommandMeant } from './commandsFound.ts';
import { enteredSearch } from './enteredSearch.ts';
import { toldCounts } from './toldCounts.ts';

const groupsOf = (role: Role, typed: string, isMeant = false) =>
  commandGroups({ role, typed, isCommandMeant: isMeant }).join(' ');

describe('the groups of the search', () => {
  test.each([
    ['visitor', 'earlierSearches categories commands'],
    ['buyer', 'bought earlierSearches lastOrders commands'],
    ['practitioner', 'bought earlierSearches lastOrders commands'],
    ['prescriber', 'waiting bought earlierSearches lastOrders commands'],
  ] as const)('before anything is typed, for a %s', (role, groups) => {
    for (const typed of ['', ' ', 'l', ' l ']) expect(groupsOf(role, typed)).toBe(groups);
  });

  test.each([
    ['visitor', 'products commands'],
    ['buyer', 'products orders patients commands'],
    ['practitioner', 'products orders patients commands'],
    ['prescriber', 'products orders patients commands'],
  ] as const)('for typed words, for a %s', (role, groups) => {
    expect(groupsOf(role, 'lidocaine 4%')).toBe(groups);
  });

  test.each([
    ['31', 'orders products patients commands'],
    ['F-2026-000031', 'orders products patients commands'],
    ['05/04/1984', 'patients products orders commands'],
    ['5.4.84', 'patients products orders commands'],
    ['1984-04-05', 'patients products orders commands'],
  ])('begin with what %j looks like', (typed, groups) => {
    expect(groupsOf('practitioner', typed)).toBe(groups);
    expect(groupsOf('visitor', typed)).toBe('products commands');
  });

  test('begin with pages and actions if the search begins the name of one', () => {
    expect(groupsOf('buyer', 'clear', true)).toBe('commands products orders patients');
    expect(groupsOf('visitor', 'faq', true)).toBe('commands products');
  });
});

const guessedOf = (role: Role, typed: string, isMeant = false) =>
  commandGroups({ role, typed, isCommandMeant: isMeant, isProductGuessed: true }).join(' ');

describe('the groups of a search that no product has', () => {
  test.each([
    ['visitor', 'products commands'],
    ['buyer', 'orders patients products commands'],
    ['practitioner', 'orders patients products commands'],
    ['prescriber', 'orders patients products commands'],
  ] as const)('begin with orders and patients, for a %s', (role, groups) => {
    expect(guessedOf(role, 'okafor')).toBe(groups);
  });

  test('begin with what the search looks like', () => {
    expect(guessedOf('buyer', 'faq', true)).toBe('commands orders patients products');
    expect(guessedOf('buyer', '5.4.84')).toBe('patients orders products commands');
  });
});

const commands = [
  { label: 'My Prescribers', words: 'clinicians' },
  { label: 'Prescriptions', words: 'sign' },
  { label: 'Clear cart', words: 'empty basket' },
  { label: 'Cart', words: 'basket' },
];
const found = (search: string, most = 9) =>
  commandsFound(commands, search, most).map(({ label }) => label);

describe('pages and actions', () => {
  test.each([
    ['prescr', ['Prescriptions', 'My Prescribers']],
    ['cart', ['Cart', 'Clear cart']],
    ['CART clear', ['Clear cart']],
    ['empty cart', ['Clear cart']],
    ['basket', ['Clear cart', 'Cart']],
    ['my prescribers', ['My Prescribers']],
    ['carton', []],
    ['', []],
    ['!?', []],
  ])('are found by the beginnings of their words: %j', (search, labels) => {
    expect(found(search)).toEqual(labels);
  });

  test('are at most the given number', () => {
    expect(found('c', 2)).toEqual(['Clear cart', 'Cart']);
  });

  test.each([
    ['cle', true],
    ['Clear c', true],
    ['cart', true],
    ['cl', false],
    ['basket', false],
    ['prescribers', false],
    ['', false],
  ])('are meant by %j: %s', (search, isMeant) => {
    expect(isCommandMeant(commands, search)).toBe(isMeant);
  });
});

describe('Enter in the search of a user with patients', () => {
  test.each([
    ['words of products', { hasProducts: true }, { to: 'products', search: 'rose' }],
    [
      'words of products and of a patient',
      { hasProducts: true, hasPatients: true },
      { to: 'products', search: 'rose' },
    ],
    [
      'words that are read as those of products',
      { hasProducts: true, readAs: 'nose' },
      { to: 'products', search: 'nose' },
    ],
    [
      'the name of a patient that is read as words of products',
      { hasProducts: true, readAs: 'nose', hasPatients: true },
      { to: 'patients' },
    ],
    ['the name of a patient', { hasPatients: true }, { to: 'patients' }],
    ['words that nothing has', {}, { to: 'nowhere' }],
  ] as const)('with %s', (_what, answers, leads) => {
    const none = { typed: 'rose', hasProducts: false, hasPatients: false };
    expect(enteredSearch({ ...none, ...answers })).toEqual(leads);
  });
});

describe('the announced counts', () => {
  test.each([
    [[], 'Nothing found'],
    [[['product', 0]], 'Nothing found'],
    [[['product', 1]], '1 product'],
    [
      [
        ['product', 6],
        ['category', 1],
      ],
      '6 products and 1 category',
    ],
    [
      [
        ['product', 0],
        ['category', 2],
        ['order', 3],
        ['patient', 1],
        ['page or action', 2],
      ],
      '2 categories, 3 orders, 1 patient and 2 pages or actions',
    ],
  ] as const)('%j are told as %j', (counts, said) => {
    expect(toldCounts(counts)).toBe(said);
  });
});
