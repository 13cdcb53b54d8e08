import { countries } from '@formulary/rules/addresses/countries';
import { sameAsBilling } from '@formulary/rules/accounts/sameAsBilling';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { FieldPair } from '../FieldPair.ts';
import { RuledField } from '../RuledField.tsx';

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));

/** Billing fields of the surrounding form, as `sameAsBilling` takes them. */
type Billing = Parameters<typeof sameAsBilling>[0];

const noAddress: Billing = { street: '', city: '', postcode: '', county: '', countryCode: '' };

/**
 * Shows the optional clinic address. 'Same as Billing Address' copies the billing address; unticking it clears the
 * fields (spec 4.3, 3.7).
 */
export function ClinicFields() {
  const form = useForm<Record<string, string>>();
  const [isSame, setIsSame] = useState(false);

  // While ticked, the clinic address follows the billing address; editing the clinic address unticks it.
  useEffect(() => {
    if (!isSame) return undefined;
    let copied: string | undefined;
    return form.subscribe(
      ({ values }) => {
        const same = sameAsBilling({ ...noAddress, ...values }, true);
        const hasFollowed = copied === JSON.stringify(same);
        copied = JSON.stringify(same);
        const differing = Object.entries(same).filter(
          ([name, value]) => (values[name] ?? '') !== value,
        );
        if (differing.length === 0) return;
        if (hasFollowed) setIsSame(false);
        else
          form.batch(() => {
            for (const [name, value] of differing) form.change(name, value);
          });
      },
      { values: true },
    );
  }, [form, isSame]);

  const copy = (isTicked: boolean) => {
    setIsSame(isTicked);
    const typed = { ...noAddress, ...form.getState().values };
    form.batch(() => {
      for (const [name, value] of Object.entries(sameAsBilling(typed, isTicked)))
        form.change(name, value);
    });
  };

  return (
    <>
      <Checkbox label="Same as Billing Address" isChecked={isSame} onChange={copy} />
      <RuledField name="clinicStreet">
        {(field) => (
          <TextField
            {...field}
            label="Clinic address"
            autoComplete="section-clinic address-line1"
          />
        )}
      </RuledField>
      <FieldPair>
        <RuledField name="clinicCity">
          {(field) => (
            <TextField
              {...field}
              label="Clinic city"
              autoComplete="section-clinic address-level2"
            />
          )}
        </RuledField>
        <RuledField name="clinicPostcode">
          {(field) => (
            <TextField
              {...field}
              label="Clinic postcode"
              autoComplete="section-clinic postal-code"
              autoCapitalize="characters"
            />
          )}
        </RuledField>
      </FieldPair>
      <FieldPair>
        <RuledField name="clinicCounty">
          {(field) => (
            <TextField
              {...field}
              label="Clinic county"
              autoComplete="section-clinic address-level1"
            />
          )}
        </RuledField>
        <RuledField name="clinicCountryCode">
          {(field) => (
            <Select
              {...field}
              label="Clinic country"
              options={countryOptions}
              placeholder="Choose a country"
              autoComplete="section-clinic country"
            />
          )}
        </RuledField>
      </FieldPair>
    </>
  );
}
