import { checkForm } from '@formulary/rules/people/fieldCheck';
import { type ShippingDetails, shippingRules } from '@formulary/rules/people/shippingRules';
import { useState } from 'react';
import { AddressLines } from '../pieces/checkout/AddressLines.tsx';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { Cluster } from '../primitives/Cluster.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { emptyShipping } from './emptyShipping.ts';
import { ShippingFields } from './ShippingFields.tsx';
import { RuledForm } from './RuledForm.tsx';

export interface ShippingFormProps {
  /** Where the parcel goes when it goes where the bill goes. */
  billing: ShippingDetails;
  /** What was settled before, when this section is reopened. */
  initialValues?: ShippingDetails | undefined;
  onSubmit: (values: ShippingDetails) => void;
}

const SUBMIT = 'Save and continue';

function isSame(one: ShippingDetails, other: ShippingDetails): boolean {
  return (Object.keys(one) as (keyof ShippingDetails)[]).every((key) => one[key] === other[key]);
}

/**
 * Where the parcel goes: by default where the bill goes, with nothing to fill in; otherwise an address of its own
 * (spec 2.14, 3.17). Billing details that break a shipping rule cannot be taken over unseen.
 */
export function ShippingForm({ billing, initialValues, onSubmit }: ShippingFormProps) {
  const canBeSame = Object.keys(checkForm(shippingRules, billing)).length === 0;
  const isElsewhere = initialValues !== undefined && !isSame(initialValues, billing);
  const [wantsSame, setWantsSame] = useState(!isElsewhere);
  const fallback = canBeSame ? emptyShipping : billing;

  return (
    <Stack $gap={5}>
      {canBeSame && (
        <Checkbox label="Same as Billing Address" isChecked={wantsSame} onChange={setWantsSame} />
      )}
      {canBeSame && wantsSame ? (
        <>
          <AddressLines address={billing} />
          <Cluster>
            <Button variant="primary" onClick={() => onSubmit(billing)}>
              {SUBMIT}
            </Button>
          </Cluster>
        </>
      ) : (
        <RuledForm
          label="Shipping"
          rules={shippingRules}
          initialValues={isElsewhere ? initialValues : fallback}
          onSubmit={(values) => {
            onSubmit(values);
            return undefined;
          }}
          submitLabel={SUBMIT}
        >
          <ShippingFields />
        </RuledForm>
      )}
    </Stack>
  );
}
