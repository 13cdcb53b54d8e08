import { countries } from '@formulary/rules/addresses/countries';
import { Select, type SelectProps } from '../../fields/Select/Select.tsx';

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));

/** Chooses a country. Kept apart, so that forms without a country do not load the list of countries. */
export function CountrySelect(props: Omit<SelectProps, 'options'>) {
  return <Select {...props} options={countryOptions} placeholder="Choose a country" />;
}
