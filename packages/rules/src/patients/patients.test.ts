import { somePatients } from './fixtures/somePatients.ts';
import { tidyPatient, typedPatient } from './patientForm.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, patientIdentity, patientName } from './patientIdentity.ts';
import { aPatient } from './fixtures/aPatient.ts';
import { duplicatesOfTyped, isOneLetterOff, likelyDuplicates } from './likelyDuplicates.ts';
import { foldName, namesakes } from './foldName.ts';
import type { Patient } from './patient.ts';
import { patientFromSearch } from './patientFromSearch.ts';
import { searchedText, searchPatients, nameTerm } from './searchPatients.ts';
import { fullName } from '../text/fullName.ts';
import { workedExamples } from '../testing/workedExamples.ts';

const amara = aPatient({
  id: 1,
  firstName: 'Amara',
  lastName: 'Jones',
  birthDate: '1984-04-05',
  postcode: 'LS1 4AP',
});

describe('the identity of a patient', () => {
  test('has the family name in capitals, the birth date, the age and the postcode', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(patientIdentity({ ...amara, postcode: 'ls1 4ap' }, now)).toEqual({
      name: 'JONES, Amara',
      born: 'born 05/04/1984 (42)',
      postcode: 'LS1 4AP',
    });
  });

  test.each([
    ['the day before the birthday', '2026-04-04', 41],
    ['the birthday', '2026-04-05', 42],
  ])('has the age in whole years on %s', (_what, day, age) => {
    expect(ageOn(day, '1984-04-05')).toBe(age);
  });

  test('has a birthday on 1 March of a common year for 29 February', () => {
    expect(ageOn('2026-02-28', '2008-02-29')).toBe(17);
    expect(ageOn('2026-03-01', '2008-02-29')).toBe(18);
  });

  test('has the age on the current day in the UK, also in summer time', () => {
    const born = { ...amara, birthDate: '1984-06-15' };
    expect(patientIdentity(born, new Date('2026-06-14T22:59:59Z')).born).toContain('(41)');
    expect(patientIdentity(born, new Date('2026-06-14T23:00:00Z')).born).toContain('(42)');
  });
});

test.each(workedExamples('people', 'How a name is written'))(
  'the names "$First name" and "$Last name" are shown without foreign signs',
  (row) => {
    const names = { firstName: row['First name'] ?? '', lastName: row['Last name'] ?? '' };
    expect({ read: fullName(names), listed: patientName(names) }).toEqual({
      read: row['Read'],
      listed: row['Listed'],
    });
  },
);

describe('tidyPatient', () => {
  test('makes each field one trimmed line, and an empty optional field undefined', () => {
    const typed = { ...amara, firstName: ' Amara\n Grace ', email: ' ', phone: '' };
    expect(tidyPatient(typed)).toEqual({
      ...amara,
      firstName: 'Amara Grace',
      email: undefined,
      phone: undefined,
    });
  });
});

const zoe = aPatient({
  id: 2,
  firstName: 'Zoë Anne',
  lastName: "O'Néill-Smith",
  birthDate: '1990-12-30',
  postcode: 'BS8 2LT',
});

describe('the patient search', () => {
  test.each([
    ['nothing', '', [1, 2]],
    ['spaces', '   ', [1, 2]],
    ['the beginning of a first name', 'ama', [1]],
    ['the family name in capitals', 'JONES', [1]],
    ['first name, then family name', 'amara jones', [1]],
    ['family name, then first name', 'Jones Amara', [1]],
    ['the name as lists have it', 'JONES, Amara', [1]],
    ['the line as it is shown', 'JONES, Amara · born 05/04/1984 · LS1 4AP', []],
    ['the date with strokes', '05/04/1984', [1]],
    ['the date without noughts', '5/4/1984', [1]],
    ['the date with dots', '05.04.1984', [1]],
    ['the date, year first', '1984-04-05', [1]],
    ['month and year', '04/1984', [1]],
    ['the year', '1984', [1]],
    ['the month in words', 'dec 1990', [2]],
    ['the postcode', 'LS1 4AP', [1]],
    ['the postcode without its space', 'ls14ap', [1]],
    ['the postcode district', 'LS1', [1]],
    ['name and year', 'jones 1984', [1]],
    ['the name of one and the year of the other', 'jones 1990', []],
    ['a name without accent and apostrophe', 'oneill', [2]],
    ['a name with another apostrophe', 'O’Neill', [2]],
    ['both parts of a double name', "o'neill-smith", [2]],
    ['the second part of a double name', 'smith', [2]],
    ['a second first name', 'anne', [2]],
    ['the middle of a name', 'mara', []],
    ['day and month swapped', '04/05/1984', []],
  ])('for %s finds the right patients: %j', (_what, query, ids) => {
    expect(searchPatients([amara, zoe], query).map(({ id }) => id)).toEqual(ids);
  });

  const name = fc.stringMatching(/^[A-Z][a-z]{1,9}(?:[ '-][A-Z][a-z]{1,9})?$/);
  const birthDate = fc
    .date({ min: new Date('1910-01-01'), max: new Date('2008-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const patient = fc.record({ firstName: name, lastName: name, birthDate }).map(aPatient);

  test('finds every patient by names and date, in any order of the words', () => {
    fc.assert(
      fc.property(patient, fc.infiniteStream(fc.integer()), (someone, numbers) => {
        const { firstName, lastName } = someone;
        const date = someone.birthDate.split('-').toReversed().join('/');
        const words = [...`${firstName} ${lastName}`.split(' '), date, someone.postcode];
        const shuffled = words
          .map((word) => [numbers.next().value, word] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, word]) => word);
        expect(searchPatients([someone], shuffled.join(' '))).toEqual([someone]);
      }),
    );
  });

  test('by nameTerm matches a whole name, not its beginning', () => {
    const text = searchedText(aPatient({ firstName: 'Zoë', lastName: 'O’Néill-Jones' }));
    for (const whole of ['zoe', 'Zoë', 'O’Neill Jones']) expect(text).toContain(nameTerm(whole));
    for (const whole of ['zo', 'O’Neill Jone']) expect(text).not.toContain(nameTerm(whole));
  });

  test('never finds more with a longer query, and returns only given patients', () => {
    fc.assert(
      fc.property(fc.array(patient), fc.string(), fc.string(), (patients, query, more) => {
        const found = searchPatients(patients, query);
        expect(patients).toEqual(expect.arrayContaining([...found]));
        const narrowed = searchPatients(patients, `${query} ${more}`);
        expect(found).toEqual(expect.arrayContaining([...narrowed]));
      }),
    );
  });
});

describe('isOneLetterOff', () => {
  test.each([
    ['jones', 'jonas', true],
    ['jones', 'jone', true],
    ['jones', 'joness', true],
    ['jones', 'ojnes', true],
    ['jones', 'jonse', true],
    ['a', '', true],
    ['jones', 'jones', false],
    ['jones', 'janas', false],
    ['jones', 'jon', false],
    ['jones', 'ojnse', false],
    ['ab', 'cd', false],
  ])('of %j and %j is %j', (one, other, isOff) => {
    expect(isOneLetterOff(one, other)).toBe(isOff);
    expect(isOneLetterOff(other, one)).toBe(isOff);
  });

  const word = fc.stringMatching(/^[a-e]{0,8}$/);

  test('is true for every typing error, in both directions', () => {
    const slip = fc.constantFrom('more', 'less', 'other', 'swap');
    fc.assert(
      fc.property(
        word,
        fc.nat(8),
        slip,
        fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        (text, at, kind, letter) => {
          const [before, here, after] = [
            text.slice(0, at),
            text.slice(at, at + 1),
            text.slice(at + 1),
          ];
          const slips = {
            more: before + letter + here + after,
            less: before + after,
            other: before + (here && letter) + after,
            swap: before + after.slice(0, 1) + here + after.slice(1),
          };
          const slipped = slips[kind];
          expect(isOneLetterOff(text, slipped)).toBe(slipped !== text);
          expect(isOneLetterOff(slipped, text)).toBe(slipped !== text);
        },
      ),
    );
  });

  test('agrees with the full edit distance', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneLetterOff(one, other)).toBe(editsBetween(one, other) === 1);
      }),
    );
  });
});

/** Returns the edit distance of two words from the full table, as a reference for the rule. */
function editsBetween(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 0; row <= one.length; row += 1) {
    for (let column = 0; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const ways = [
        row === 0 && column === 0 ? 0 : Infinity,
        row > 0 ? at(row - 1, column) + 1 : Infinity,
        column > 0 ? at(row, column - 1) + 1 : Infinity,
        row > 0 && column > 0 ? at(row - 1, column - 1) + Number(!isSame) : Infinity,
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      ];
      const cells = table[row];
      if (cells) cells[column] = Math.min(...ways);
    }
  }
  return at(one.length, other.length);
}

function isFound(changes: Partial<typeof amara>): boolean {
  return likelyDuplicates({ ...amara, id: undefined, ...changes }, [amara]).length === 1;
}

function namesIn({ firstName, lastName }: Pick<Patient, 'firstName' | 'lastName'>) {
  return [foldName(firstName), foldName(lastName)].toSorted();
}

describe('likely duplicates', () => {
  test.each([
    ['the same names and date', {}],
    ['the same in other letters', { firstName: 'ÁMARA', lastName: 'jones ' }],
    ['a letter of the family name off', { lastName: 'Jonas' }],
    ['a letter of the first name missing', { firstName: 'Amra' }],
    ['two letters swapped', { firstName: 'Amaar' }],
    ['the names in each other’s field', { firstName: 'Jones', lastName: 'Amara' }],
    ['the names in each other’s field, a letter off', { firstName: 'Jonas', lastName: 'Amara' }],
    ['another day', { birthDate: '1984-04-15' }],
    ['another month', { birthDate: '1984-05-05' }],
    ['another year', { birthDate: '1948-04-05' }],
    ['day and month swapped', { birthDate: '1984-05-04' }],
  ])('include %s', (_what, changes) => {
    expect(isFound(changes)).toBe(true);
  });

  test.each([
    ['a letter off in each name', { firstName: 'Amera', lastName: 'Jonas' }],
    ['two letters off', { lastName: 'Janas' }],
    ['a letter and the day off', { lastName: 'Jonas', birthDate: '1984-04-15' }],
    ['two parts of the date off', { birthDate: '1984-05-15' }],
    ['day and month swapped in another year', { birthDate: '1985-05-04' }],
    ['another first name, a twin', { firstName: 'Bola' }],
    ['another family name', { lastName: 'Smith' }],
  ])('exclude %s', (_what, changes) => {
    expect(isFound(changes)).toBe(false);
  });

  test('are sorted: the same first, then a letter off, then a date off', () => {
    const dateOff = { ...amara, id: 2, birthDate: '1984-04-15' };
    const letterOff = { ...amara, id: 3, lastName: 'Jonas' };
    const found = likelyDuplicates({ ...amara, id: undefined }, [dateOff, zoe, letterOff, amara]);
    expect(found.map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  test('exclude the patient being edited', () => {
    expect(likelyDuplicates(amara, [amara])).toEqual([]);
  });

  const letters = fc.stringMatching(/^[A-Ca-c' -]{1,5}$/);
  const day = fc.constantFrom('1984-04-05', '1984-05-04', '1984-04-06', '1985-04-05', '1985-06-07');
  const someone = fc
    .record({ firstName: letters, lastName: letters, birthDate: day })
    .map((named) => aPatient(named));

  test('are symmetric', () => {
    fc.assert(
      fc.property(someone, someone, (one, other) => {
        const [first, second] = [
          { ...one, id: 1 },
          { ...other, id: 2 },
        ];
        expect(likelyDuplicates(first, [second]).length).toBe(
          likelyDuplicates(second, [first]).length,
        );
      }),
    );
  });

  test('always start with a patient of the same names and date', () => {
    fc.assert(
      fc.property(someone, fc.array(someone), (known, others) => {
        const patients = [...others, known].map((each, index) => ({ ...each, id: index + 1 }));
        const [first] = likelyDuplicates({ ...known, id: undefined }, patients);
        expect(first && namesIn(first)).toEqual(namesIn(known));
        expect(first?.birthDate).toBe(known.birthDate);
      }),
    );
  });
});

describe('duplicates of the form values', () => {
  const typed = { firstName: 'Amara', lastName: 'Jonas', birthDate: '05/04/1984' };

  test('are found once both names and an existing date are entered', () => {
    expect(duplicatesOfTyped(typed, [amara])).toEqual([amara]);
    for (const missing of ['firstName', 'lastName', 'birthDate']) {
      expect(duplicatesOfTyped({ ...typed, [missing]: ' ' }, [amara])).toEqual([]);
    }
    expect(duplicatesOfTyped({ ...typed, birthDate: '31/04/1984' }, [amara])).toEqual([]);
  });

  test('never include the edited patient', () => {
    expect(duplicatesOfTyped(typed, [amara], amara.id)).toEqual([]);
  });
});

test('namesakes share their family name, however it is written', () => {
  const other = { ...zoe, lastName: 'JONES' };
  expect(namesakes([amara, zoe, other])).toEqual([amara, other]);
  expect(namesakes([amara, zoe])).toEqual([]);
});

test.each([
  ['', { firstName: '', lastName: '' }],
  ['bola', { firstName: 'Bola', lastName: '' }],
  ['Bola Ahmed', { firstName: 'Bola', lastName: 'Ahmed' }],
  ['anne marie o’neill', { firstName: 'Anne Marie', lastName: 'O’Neill' }],
  ['AHMED, Bola', { firstName: 'Bola', lastName: 'Ahmed' }],
  ['Bola McDonald', { firstName: 'Bola', lastName: 'McDonald' }],
  ['05/04/1984', { firstName: '', lastName: '', birthDate: '05/04/1984' }],
  ['31/04/1984', { firstName: '', lastName: '' }],
  [
    'Bola Ahmed 05/04/1984 ls1 4ap',
    { firstName: 'Bola', lastName: 'Ahmed', birthDate: '05/04/1984', postcode: 'LS1 4AP' },
  ],
  ['ls1', {}],
  ['1984', {}],
])('a search for %j pre-fills the form of a new patient with %j', (search, values) => {
  expect(patientFromSearch(search)).toEqual(values);
});

describe('patient details', () => {
  test('have no empty e-mail address and phone number', () => {
    const { id: _id, ...details } = aPatient({ email: undefined, phone: undefined });
    expect(tidyPatient(details)).toEqual(details);
    expect(tidyPatient({ ...details, phone: ' 020 7946 0100 ' }).phone).toBe('020 7946 0100');
  });

  test('return to the form as typed', () => {
    const { id: _id, ...details } = aPatient({ birthDate: '1971-09-30', email: undefined });
    expect(typedPatient(details)).toMatchObject({
      firstName: 'Joan',
      birthDate: '30/09/1971',
      email: '',
      phone: '020 7946 0100',
    });
    expect(typedPatient({ ...details, phone: undefined }).phone).toBe('');
  });
});

test('namesakes keep the order of the list', () => {
  expect(namesakes(somePatients).map(({ id }) => id)).toEqual([43, 44]);
});
