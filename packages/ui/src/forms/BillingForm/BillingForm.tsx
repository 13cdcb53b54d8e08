import { postalFields } from '@formulary/rules/addresses/addressFields';
import { checkoutForm } from '@formulary/rules/checkout/checkoutSections';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { profileRules } from '@formulary/rules/accounts/profileRules';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { AddressFields } from '../fields/AddressFields.tsx';
import { CountrySelect } from '../fields/CountrySelect.tsx';
import { FieldPair } from '../fields/FieldPair.ts';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { NameFields } from '../fields/NameFields.tsx';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface BillingFormProps {
  initialValues: BillingDetails;
  /** Shown disabled; cannot be changed here (spec 5.11). */
  email: string;
  /** `isChanged` tells whether there is anything to save (spec 5.11). */
  onSubmit: (values: BillingDetails, isChanged: boolean) => Promise<FormAnswer> | FormAnswer;
  /** The form's name for screen readers. */
  label?: string;
  submitLabel?: string;
  /** Disables submit until something changes. */
  needsChange?: boolean;
}

/**
 * Edits who is billed and where: the profile's own details (spec 5.11). The e-mail address is validated and shows
 * server errors like the other fields, but is disabled and never sent.
 */
export function BillingForm({
  initialValues,
  email,
  onSubmit,
  label = checkoutForm.billing,
  submitLabel = 'Save and continue',
  needsChange = false,
}: BillingFormProps) {
  return (
    <ValidatedForm
      label={label}
      rules={profileRules}
      initialValues={{ ...initialValues, email }}
      onSubmit={({ email: _email, ...values }, isChanged) => onSubmit(values, isChanged)}
      submitLabel={submitLabel}
      needsChange={needsChange}
    >
      <NameFields autoComplete="billing" />
      <ValidatedField name="company">
        {(field) => (
          <TextField
            {...field}
            label="Company"
            autoComplete="billing organization"
            description="Invoices are made out to it"
          />
        )}
      </ValidatedField>
      <FieldPair>
        <ValidatedField name="email">
          {(field) => (
            <TextField
              {...field}
              value={email}
              label="Email"
              type="email"
              description="The address of your account"
              // The user cannot fill in this field.
              isRequired={undefined}
              isDisabled
            />
          )}
        </ValidatedField>
        <ValidatedField name="phone">
          {(field) => (
            <TextField
              {...field}
              label="Contact number"
              type="tel"
              autoComplete="billing tel"
              description="Only used about your orders"
            />
          )}
        </ValidatedField>
      </FieldPair>
      <AddressFields fields={postalFields} autoComplete="billing" countryInput={CountrySelect} />
    </ValidatedForm>
  );
}
