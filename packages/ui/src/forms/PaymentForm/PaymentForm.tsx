import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import { sectionRules } from '@formulary/rules/checkout/sectionRules';
import { messages } from '@formulary/rules/problems/messages';
import type { PaymentMode } from '@formulary/rules/orders/order';
import { useFormState } from 'react-final-form';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { RuledField } from '../RuledField.tsx';
import { RuledForm } from '../RuledForm/RuledForm.tsx';

export interface PaymentChoice {
  readonly paymentMode: PaymentMode;
  /** Only with a bank transfer (spec 4.8). */
  readonly paymentNote: string;
}

export interface PaymentFormProps {
  /** What was chosen before, when this section is reopened. */
  initialValues?: { readonly paymentMode?: PaymentMode; readonly paymentNote?: string } | undefined;
  /** What is ordered is written by hand: its price is not final, so no card can be charged. */
  isManual?: boolean;
  onSubmit: (choice: PaymentChoice) => void;
}

const modesFor = (isManual: boolean) => [
  {
    value: 'bankTransfer' satisfies PaymentMode,
    label: 'Bank transfer',
    description: 'We dispatch when your payment has arrived',
  },
  {
    value: 'card' satisfies PaymentMode,
    label: 'Card',
    description: messages[isManual ? 'card-refused-for-manual' : 'card-not-yet'],
    isDisabled: true,
  },
];

function PaymentNote() {
  const { values } = useFormState<{ paymentMode: string }>({ subscription: { values: true } });
  if (values.paymentMode !== ('bankTransfer' satisfies PaymentMode)) return null;
  return (
    <RuledField name="paymentNote">
      {(field, { longest }) => (
        <TextArea
          {...field}
          label="Payment note"
          description="Anything we should know to match your payment, such as the name of the account"
          maxLength={longest}
          rows={2}
        />
      )}
    </RuledField>
  );
}

/** How the order is paid: a bank transfer, which takes an optional note; cards are shown and not offered yet (spec 2.14, 4.8). */
export function PaymentForm({ initialValues, isManual = false, onSubmit }: PaymentFormProps) {
  return (
    <RuledForm
      label={checkoutForm.payment}
      rules={sectionRules.payment}
      initialValues={{
        paymentMode: initialValues?.paymentMode ?? '',
        paymentNote: initialValues?.paymentNote ?? '',
      }}
      onSubmit={({ paymentMode, paymentNote }) => {
        onSubmit({ paymentMode: paymentMode as PaymentMode, paymentNote });
        return undefined;
      }}
      submitLabel="Save and continue"
    >
      <RuledField name="paymentMode">
        {(field) => (
          <RadioGroup {...field} label="How do you want to pay?" options={modesFor(isManual)} />
        )}
      </RuledField>
      <PaymentNote />
    </RuledForm>
  );
}
