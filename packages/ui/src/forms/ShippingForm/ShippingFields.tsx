import { TextField } from '../../fields/TextField/TextField.tsx';
import { AddressFields } from '../AddressFields.tsx';
import { FieldPair } from '../FieldPair.ts';
import { RuledField } from '../RuledField.tsx';

/** Shows the fields of a shipping address, inside a form with the shipping rules. */
export function ShippingFields() {
  return (
    <>
      <FieldPair>
        <RuledField name="name">
          {(field) => (
            <TextField
              {...field}
              label="Name on the parcel"
              description="Of the person or clinic that takes it in"
              autoComplete="shipping name"
            />
          )}
        </RuledField>
        <RuledField name="phone">
          {(field) => (
            <TextField
              {...field}
              label="Contact number"
              type="tel"
              autoComplete="shipping tel"
              description="For the courier, should they need to find you"
            />
          )}
        </RuledField>
      </FieldPair>
      <AddressFields section="shipping" />
    </>
  );
}
