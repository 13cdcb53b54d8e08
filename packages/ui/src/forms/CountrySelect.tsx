import { countries } from '@formulary/rules/addresses/countries';
import { Select, type SelectProps } from '../fields/Select/Select.tsx';

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));

/** Chooses a country. In a file of its own, so that forms without a country load no list of them. */
export function CountrySelect(props: Omit<SelectProps, 'options'>) {
  return <Select {...props} options={countryOptions} placeholder="Choose a country" />;
}
