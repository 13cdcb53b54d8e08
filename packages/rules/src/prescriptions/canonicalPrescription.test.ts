import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPrescriptionSnapshot } from './fixtures/aPrescriptionSnapshot.ts';
import { codeBlock } from '../testing/codeBlock.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { canonicalPrescription, readCanonicalPrescription } from './canonicalPrescription.ts';
import { type CanonicalValue, canonicalText } from './canonicalText.ts';
import type { PrescriptionSnapshot } from './prescriptionSnapshot.ts';

const values: ReadonlyMap<string, CanonicalValue> = new Map<string, CanonicalValue>([
  ['absent', null],
  ['true', true],
  ['0', 0],
  ['minus 0', -0],
  ['9007199254740991', 9_007_199_254_740_991],
  ['empty text', ''],
  ['a quote', '"'],
  ['a backslash', '\\'],
  ['a slash', '/'],
  ['a line feed', '\n'],
  ['an escape character', '\u001b'],
  ['é in one character', '\u00e9'],
  ['é in two characters', 'e\u0301'],
  ['a syringe', '\u{1f489}'],
  ['half a syringe', '\ud83d'],
  ['an empty list', []],
  ['2 and 1 in a list', [2, 1]],
  ['keys b, B, 10, 9', { b: 1, B: 2, 9: 3, 10: 4 }],
]);

describe('canonical text', () => {
  test.each(workedExamples('prescription', 'How values are written'))(
    'writes $Value as $Written',
    (row) => {
      const value = values.get(row['Value'] ?? '');
      const text = value === undefined ? undefined : canonicalText(value);
      expect(text).toBe(row['Written']);
      const bytes = [...new TextEncoder().encode(text)];
      const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      expect(hex).toBe(row['Bytes']);
    },
  );

  test.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (number) => {
    expect(() => canonicalText({ number })).toThrow('has no canonical form');
  });

  const written: fc.Arbitrary<CanonicalValue> = fc
    .jsonValue({ noUnicodeString: false })
    .map((value) => wholeOnly(value as CanonicalValue));

  test('is lossless, so that different values have different texts', () => {
    fc.assert(
      fc.property(written, (value) => {
        expect(JSON.parse(canonicalText(value))).toEqual(value);
      }),
    );
  });

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(written, (value) => {
        expect(canonicalText(backwards(value))).toBe(canonicalText(value));
      }),
    );
  });
});

/** Returns the value with all other numbers replaced by 0. */
function wholeOnly(value: CanonicalValue): CanonicalValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value + 0 : 0;
  return mapped(value, wholeOnly, (entries) => entries);
}

/** Returns the value with the keys of every object reversed. */
function backwards(value: CanonicalValue): CanonicalValue {
  return mapped(value, backwards, (entries) => entries.toReversed());
}

type Entries = readonly (readonly [string, CanonicalValue])[];

function mapped(
  value: CanonicalValue,
  change: (inner: CanonicalValue) => CanonicalValue,
  order: (entries: Entries) => Entries,
): CanonicalValue {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly CanonicalValue[]).map(change);
  const entries = Object.entries(value).map(([key, inner]) => [key, change(inner)] as const);
  return Object.fromEntries(order(entries));
}

function absentOr<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(value, { nil: undefined });
}

function byProduct(snapshot: PrescriptionSnapshot): PrescriptionSnapshot {
  const items = snapshot.items.toSorted((a, b) => a.productId - b.productId);
  return snapshot.isManual ? snapshot : { ...snapshot, items };
}

describe('canonical prescription', () => {
  const [header, content = ''] = canonicalPrescription(aPrescriptionSnapshot()).split('\n');

  test('has exactly the documented bytes', () => {
    const text = canonicalPrescription(aPrescriptionSnapshot());
    expect(text).toBe(codeBlock('prescription', 'A worked example'));
    const hash = createHash('sha256').update(text, 'utf8').digest('hex');
    const facts = new Map(
      workedExamples('prescription', 'A worked example').map((row) => [row['What'], row['Value']]),
    );
    expect(facts).toEqual(
      new Map([
        ['Bytes', String(Buffer.byteLength(text, 'utf8'))],
        ['SHA-256', hash],
      ]),
    );
  });

  test('starts with the version and always has the documented keys', () => {
    expect(header).toBe('formulary-prescription/2');
    const written = JSON.parse(content);
    const objects = new Map([
      ['prescription', written],
      ['prescriber', written.prescriber],
      ['practitioner', written.practitioner],
      ['patient', written.patient],
      ['item', written.items['30true']],
    ]);
    for (const row of workedExamples('prescription', 'Keys')) {
      expect(Object.keys(objects.get(row['Object'] ?? '')).join(', ')).toBe(row['Keys']);
    }
  });

  test('ignores the order of keys and catalogue items, and unknown keys', () => {
    const snapshot = aPrescriptionSnapshot();
    const shuffled = Object.fromEntries(
      Object.entries({ ...snapshot, items: snapshot.items.toReversed(), note: 'x' }).toReversed(),
    ) as unknown as PrescriptionSnapshot;
    expect(canonicalPrescription(shuffled)).toBe(canonicalPrescription(snapshot));
  });

  const person = { id: fc.nat(), firstName: fc.string(), lastName: fc.string() };
  const account = { ...person, email: absentOr(fc.string()) };
  const date = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
  const address = {
    street: fc.string(),
    city: fc.string(),
    county: absentOr(fc.string()),
    postcode: fc.string(),
  };
  const item = fc.record({
    productId: fc.integer({ min: 1, max: 50 }),
    name: fc.string(),
    isManual: fc.boolean(),
    allocated: fc.nat(),
    directions: fc.string({ unit: 'binary' }),
    isSubstitute: fc.boolean(),
    substitutedBy: absentOr(fc.nat()),
  });
  const snapshots: fc.Arbitrary<PrescriptionSnapshot> = fc.record({
    id: fc.nat(),
    isManual: fc.boolean(),
    orderNumber: absentOr(fc.string()),
    date: fc.string(),
    createdAt: date,
    verifiedAt: date,
    comments: fc.string({ unit: 'binary' }),
    prescriber: fc.record({
      ...account,
      ...address,
      professionalStatus: absentOr(fc.string()),
      registrationNumber: absentOr(fc.string()),
      countryCode: fc.string(),
    }),
    practitioner: fc.record(account),
    patient: fc.record({ ...person, ...address, birthDate: fc.string() }),
    items: fc.uniqueArray(item, { selector: ({ productId }) => productId, maxLength: 4 }),
  });

  test('is lossless: the prescription can be read back', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        const read = readCanonicalPrescription(canonicalPrescription(snapshot));
        expect(byProduct(read)).toEqual(byProduct(snapshot));
      }),
    );
  });

  test('of version 1, without e-mail addresses, can be read and written again byte for byte', () => {
    const { prescriber, practitioner } = aPrescriptionSnapshot();
    const first = codeBlock('prescription', 'A worked example of version 1');
    expect(canonicalPrescription(readCanonicalPrescription(first))).toBe(first);
    const { email: _one, ...prescriberBefore } = prescriber;
    const { email: _other, ...practitionerBefore } = practitioner;
    const before = { prescriber: prescriberBefore, practitioner: practitionerBefore };
    expect(canonicalPrescription(aPrescriptionSnapshot(before))).toBe(first);
  });

  test.each(['', '{}', 'formulary-prescription/3\n{}', 'formulary-prescription/2'])(
    'cannot be read from "%s"',
    (text) => {
      expect(() => readCanonicalPrescription(text)).toThrow('This is no formulary-prescription/1');
    },
  );

  test('changes with any change of content', () => {
    fc.assert(
      fc.property(snapshots, snapshots, fc.nat(), (snapshot, other, at) => {
        const keys = Object.keys(snapshot) as (keyof PrescriptionSnapshot)[];
        const key = keys[at % keys.length] ?? 'id';
        const changed = { ...snapshot, [key]: other[key] };
        const isEqual = canonicalPrescription(changed) === canonicalPrescription(snapshot);
        expect(isEqual).toBe(same(byProduct(changed), byProduct(snapshot)));
      }),
    );
  });

  test('identifies manual items by position', () => {
    const manual = { ...aPrescriptionSnapshot(), isManual: true };
    const items = manual.items.map((each) => ({ ...each, productId: 0 }));
    const text = canonicalPrescription({ ...manual, items });
    const [, body = ''] = text.split('\n');
    expect(Object.keys(JSON.parse(body).items)).toEqual(['0', '1', '2']);
    expect(canonicalPrescription({ ...manual, items: items.toReversed() })).not.toBe(text);
  });

  test('throws on two items of one product and on an invalid date', () => {
    const { items, ...rest } = aPrescriptionSnapshot();
    expect(() => canonicalPrescription({ ...rest, items: [...items, ...items] })).toThrow(
      'Two items have the same key',
    );
    expect(() =>
      canonicalPrescription(aPrescriptionSnapshot({ verifiedAt: new Date('') })),
    ).toThrow(RangeError);
  });
});

/** Returns whether two values have the same content. A key with an undefined value equals a missing key. */
function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const keys = new Set([...left.keys(), ...right.keys()]);
  return [...keys].every((key) => same(left.get(key), right.get(key)));
}
