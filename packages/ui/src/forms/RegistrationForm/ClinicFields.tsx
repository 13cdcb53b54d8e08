import { emptyAddress, postalFields } from '@formulary/rules/addresses/addressFields';
import { clinicFields, sameAsBilling } from '@formulary/rules/addresses/clinicAddress';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { AddressFields } from '../fields/AddressFields.tsx';
import { CountrySelect } from '../fields/CountrySelect.tsx';

const noAddress = emptyAddress(postalFields);

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
      <AddressFields
        fields={clinicFields}
        autoComplete="section-clinic"
        labelPrefix="Clinic"
        countryInput={CountrySelect}
      />
    </>
  );
}
