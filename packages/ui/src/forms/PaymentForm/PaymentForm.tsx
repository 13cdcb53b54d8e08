import { checkoutForm } from '@formulary/rules/checkout/checkoutSections';
import { sectionRules } from '@formulary/rules/checkout/sectionRules';
import { messages } from '@formulary/rules/problems/messages';
import type { PaymentMode } from '@formulary/rules/orders/order';
import { useFormState } from 'react-final-form';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface PaymentChoice {
  readonly paymentMode: PaymentMode;
  /** Only with a bank transfer (spec 4.8). */
  readonly paymentNote: string;
}

export interface PaymentFormProps {
  /** Why cards are unavailable; omitted if they are available. */
  cardRefusal?: 'card-not-yet' | 'card-refused-for-manual' | undefined;
  /** Earlier choice, when this section is reopened. */
  initialValues?: { readonly paymentMode?: PaymentMode; readonly paymentNote?: string } | undefined;
  onSubmit: (choice: PaymentChoice) => void;
}

const transfer = {
  value: 'bankTransfer' satisfies PaymentMode,
  label: 'Bank transfer',
  description: 'We dispatch when your payment has arrived',
};

/** Returns the payment modes; unavailable ones are disabled with the reason. */
function modesOf(cardRefusal: PaymentFormProps['cardRefusal']) {
  const card = { value: 'card' satisfies PaymentMode, label: 'Card' };
  return [
    transfer,
    cardRefusal
      ? { ...card, description: messages[cardRefusal], isDisabled: true }
      : {
          ...card,
          description: 'You pay on the page of our card provider after placing the order',
        },
  ];
}

function PaymentNote() {
  const { values } = useFormState<{ paymentMode: string }>({ subscription: { values: true } });
  if (values.paymentMode !== ('bankTransfer' satisfies PaymentMode)) return null;
  return (
    <ValidatedField name="paymentNote">
      {(field, { longest }) => (
        <TextArea
          {...field}
          label="Payment note"
          description="Anything we should know to match your payment, such as the name of the account"
          maxLength={longest}
          rows={2}
        />
      )}
    </ValidatedField>
  );
}

/**
 * Chooses the payment mode: a bank transfer with an optional note, or a card where cards are accepted (spec 2.14, 4.8).
 */
export function PaymentForm({ cardRefusal, initialValues, onSubmit }: PaymentFormProps) {
  return (
    <ValidatedForm
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
      <ValidatedField name="paymentMode">
        {(field) => (
          <RadioGroup {...field} label="How do you want to pay?" options={modesOf(cardRefusal)} />
        )}
      </ValidatedField>
      <PaymentNote />
    </ValidatedForm>
  );
}
