import type { DeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { Select } from '@formulary/ui/fields/Select';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { useFormState } from 'react-final-form';
import { categoryOptions } from '../products/useCategories.ts';
import { placesBelow, type TypedCategory } from './categoryForm.ts';

interface CategoryFieldsetProps {
  readonly categories: readonly DeskCategory[];
  /** Missing for a new category. */
  readonly id?: number;
}

/** The fields of a category. */
export function CategoryFieldset({ categories, id }: CategoryFieldsetProps) {
  const { values } = useFormState<TypedCategory>({ subscription: { values: true } });
  const places = placesBelow(categories, Number(values.parentId), id);
  return (
    <>
      <ValidatedField name="name">
        {(field, { longest }) => (
          <TextField {...field} label="Name" autoComplete="off" maxLength={longest} />
        )}
      </ValidatedField>
      <ValidatedField name="description">
        {(field, { longest }) => (
          <TextArea {...field} label="Description" maxLength={longest} rows={3} />
        )}
      </ValidatedField>
      <ValidatedField name="parentId">
        {(field) => (
          <Select
            {...field}
            isRequired
            label="Below"
            options={[{ value: '0', label: 'Top level' }, ...categoryOptions(categories)]}
          />
        )}
      </ValidatedField>
      <ValidatedField name="position">
        {({ value, ...field }) => (
          <Select
            {...field}
            value={
              places.some((place) => place.value === value) ? value : (places.at(-1)?.value ?? '0')
            }
            isRequired
            label="Order"
            options={places}
          />
        )}
      </ValidatedField>
      <ValidatedField name="prescriptionLimit">
        {(field) => (
          <TextField
            {...field}
            label="Packs on one prescription"
            description="Of all its products together; 0 is no limit."
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </ValidatedField>
    </>
  );
}
