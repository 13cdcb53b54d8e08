import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/**
 * Components with a `form` element of their own. They have one field each (a range of days has two), say what is wrong as
 * the user types, or take line after line.
 */
const OWN_FORMS = [
  'packages/desk/src/features/reports/PeriodPicker.tsx',
  'packages/ui/src/forms/validation/ValidatedForm/ValidatedForm.tsx',
  'packages/ui/src/pieces/carts/QuickOrderColumns/QuickOrderColumns.tsx',
  'packages/ui/src/pieces/catalogue/offer/QuickAdd/QuickAdd.tsx',
  'packages/ui/src/pieces/chrome/PlainSearch/PlainSearch.tsx',
  'packages/ui/src/pieces/desk/CodeLines/CodeEntry.tsx',
  'packages/ui/src/pieces/desk/FilterBar/FilterEditor.tsx',
  'packages/ui/src/pieces/desk/SavedViews/ViewNameForm.tsx',
];

test('every other form is a ValidatedForm, which says all faults in the same way', () => {
  const files = globSync('packages/{ui,storefront,desk}/src/**/*.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.stories.tsx'));
  const found = files.filter((file) =>
    /<form|styled\.form/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found.toSorted()).toEqual(OWN_FORMS);
});
