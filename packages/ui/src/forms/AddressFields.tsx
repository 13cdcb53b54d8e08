import { countries } from '@formulary/rules/addresses/countries';
import { FieldPair } from './FieldPair.ts';
import { Select } from '../fields/Select/Select.tsx';
import { TextField } from '../fields/TextField/TextField.tsx';
import { RuledField } from './RuledField.tsx';

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));

export interface AddressFieldsProps {
  /** Which address this is, for browser autofill. */
  section: 'billing' | 'shipping';
}

/** Shows the fields of an address in postal order, named as in the rules (spec 5.11). */
export function AddressFields({ section }: AddressFieldsProps) {
  return (
    <>
      <RuledField name="street">
        {(field) => (
          <TextField {...field} label="Address" autoComplete={`${section} address-line1`} />
        )}
      </RuledField>
      <FieldPair>
        <RuledField name="city">
          {(field) => (
            <TextField {...field} label="City" autoComplete={`${section} address-level2`} />
          )}
        </RuledField>
        <RuledField name="postcode">
          {(field) => (
            <TextField
              {...field}
              label="Postcode"
              autoComplete={`${section} postal-code`}
              autoCapitalize="characters"
            />
          )}
        </RuledField>
      </FieldPair>
      <FieldPair>
        <RuledField name="county">
          {(field) => (
            <TextField {...field} label="County" autoComplete={`${section} address-level1`} />
          )}
        </RuledField>
        <RuledField name="countryCode">
          {(field) => (
            <Select
              {...field}
              label="Country"
              options={countryOptions}
              placeholder="Choose a country"
              autoComplete={`${section} country`}
            />
          )}
        </RuledField>
      </FieldPair>
    </>
  );
}
