import type { AddressFieldDeclaration } from '@formulary/rules/addresses/addressFields';
import type { ComponentType } from 'react';
import type { SelectProps } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FieldPair } from './FieldPair.ts';
import { ValidatedField, type ValidatedFieldProps } from '../validation/ValidatedField.tsx';

type NamedField = readonly [name: string, field: AddressFieldDeclaration];

export interface AddressFieldsProps {
  /** The fields to show, by their names in the form, in order. */
  fields: Readonly<Record<string, AddressFieldDeclaration>>;
  /** Which address this is, for browser autofill; 'off' for the address of somebody else. */
  autoComplete: 'billing' | 'shipping' | 'section-clinic' | 'off';
  /** Begins each label: 'Clinic postcode'. */
  labelPrefix?: string;
  /** Input of the country, for fields that include it: `CountrySelect`. */
  countryInput?: ComponentType<Omit<SelectProps, 'options'>>;
}

/** Shows the fields of an address, two halves to a row (spec 5.11). */
export function AddressFields({
  fields,
  autoComplete,
  labelPrefix,
  countryInput,
}: AddressFieldsProps) {
  return rowsOf(fields).map((row) => {
    const inputs = row.map(([name, field]) => (
      <ValidatedField key={name} name={name}>
        {(ruled) => (
          <AddressInput
            ruled={ruled}
            field={field}
            countryInput={countryInput}
            label={labelPrefix ? `${labelPrefix} ${field.label.toLowerCase()}` : field.label}
            autoComplete={autoComplete === 'off' ? 'off' : `${autoComplete} ${field.autoComplete}`}
          />
        )}
      </ValidatedField>
    ));
    return row.length > 1 ? <FieldPair key={row[0]?.[0]}>{inputs}</FieldPair> : inputs;
  });
}

/** Returns the fields row by row; halves fill a row in twos. */
function rowsOf(fields: AddressFieldsProps['fields']): readonly (readonly NamedField[])[] {
  const rows: NamedField[][] = [];
  for (const named of Object.entries(fields)) {
    const last = rows.at(-1);
    const isSecondHalf = last?.length === 1 && last[0]?.[1].isHalf && named[1].isHalf;
    if (isSecondHalf) last.push(named);
    else rows.push([named]);
  }
  return rows;
}

interface AddressInputProps {
  ruled: ValidatedFieldProps;
  field: AddressFieldDeclaration;
  label: string;
  autoComplete: string;
  countryInput: AddressFieldsProps['countryInput'];
}

function AddressInput({
  ruled,
  field,
  label,
  autoComplete,
  countryInput: CountryInput,
}: AddressInputProps) {
  const shared = { ...ruled, label, autoComplete };
  if (field.input === 'country') return CountryInput && <CountryInput {...shared} />;
  return (
    <TextField
      {...shared}
      {...(field.description && { description: field.description })}
      {...(field.input === 'telephone' && { type: 'tel' })}
      {...(field.input === 'capitals' && { autoCapitalize: 'characters' })}
    />
  );
}
