import type { DeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { Select } from '@formulary/ui/fields/Select';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { FormValues } from '@formulary/ui/forms/validation/FormValues';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { categoryOptions } from '../products/useCategories.ts';
import { placesBelow } from './categoryForm.ts';

interface CategoryFieldsetProps {
  readonly categories: readonly DeskCategory[];
  /** Missing for a new category. */
  readonly id?: number;
}

/** The fields of a category. */
export function CategoryFieldset({ categories, id }: CategoryFieldsetProps) {
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
      <FormValues>
        {({ parentId }) => {
          const places = placesBelow(categories, Number(parentId), id);
          return (
            <ValidatedField name="position">
              {({ value, ...field }) => (
                <Select
                  {...field}
                  value={
                    places.some((place) => place.value === value)
                      ? value
                      : (places.at(-1)?.value ?? '0')
                  }
                  isRequired
                  label="Order"
                  options={places}
                />
              )}
            </ValidatedField>
          );
        }}
      </FormValues>
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
