import { deliveryFields } from '@formulary/rules/addresses/addressFields';
import type { Destination, ShippingDetails } from '@formulary/rules/checkout/shippingRules';
import { AddressLines } from '../../pieces/checkout/AddressLines/AddressLines.tsx';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { AddressFields } from '../fields/AddressFields.tsx';
import { CountrySelect } from '../fields/CountrySelect.tsx';
import { ValidatedField } from '../validation/ValidatedField.tsx';

export interface DestinationFieldsProps {
  billing: ShippingDetails;
  /** Whether the billing address meets the shipping rules. */
  canBeSame: boolean;
}

const SAME: Destination = 'billing';
const OTHER: Destination = 'elsewhere';

/** Shows the billing address read-only, or the fields of another address. */
export function DestinationFields({ billing, canBeSame }: DestinationFieldsProps) {
  return (
    <ValidatedField name="destination">
      {({ id, name, value, onChange }) => (
        <>
          {canBeSame && (
            <Checkbox
              id={id}
              name={name}
              label="Same as Billing Address"
              isChecked={value === SAME}
              onChange={(isChecked) => onChange(isChecked ? SAME : OTHER)}
            />
          )}
          {value === SAME ? (
            <AddressLines address={billing} />
          ) : (
            <AddressFields
              fields={deliveryFields}
              autoComplete="shipping"
              countryInput={CountrySelect}
            />
          )}
        </>
      )}
    </ValidatedField>
  );
}
