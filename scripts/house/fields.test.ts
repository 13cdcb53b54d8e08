import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

/** The words that every field takes (fieldWords.ts). */
const WORDS = ['label', 'description', 'errorMessage', 'isRequired', 'isDisabled'];

const fields = [
  'primitives/Checkbox',
  'primitives/FileField',
  'primitives/PasswordField',
  'primitives/QuantityField',
  'primitives/RadioGroup',
  'primitives/Select',
  'primitives/SignaturePad',
  'primitives/TextArea',
  'primitives/TextField',
  'pieces/people/DateField',
];

const read = (field: string) => readFileSync(join(root, 'packages/ui/src', `${field}.tsx`), 'utf8');

/** What the component takes out of its props, in the order in which it is written. */
function takenBy(field: string): readonly string[] {
  const name = field.split('/').at(-1);
  const taken = new RegExp(`function ${name}\\(\\{(?<taken>[^}]*)\\}`).exec(read(field))?.groups?.[
    'taken'
  ];
  return (taken ?? '').split(',').map((part) => /\w+/.exec(part)?.[0] ?? '');
}

describe.each(fields)('the field %s', (field) => {
  test.each(WORDS)('takes %s', (word) => {
    expect(takenBy(field)).toContain(word);
  });

  test('shares the words with the other fields', () => {
    expect(read(field)).toMatch(/\bFieldWords\b/);
  });
});
