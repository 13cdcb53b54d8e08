import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import { sectionRules } from '@formulary/rules/checkout/sectionRules';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { deliveryCost } from '../../pieces/checkout/deliveryCost.ts';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { RuledField } from '../RuledField.tsx';
import { RuledForm } from '../RuledForm/RuledForm.tsx';

export interface DeliveryFormProps {
  options: readonly DeliveryOption[];
  /** What was chosen before, when this section is reopened. */
  initialOptionId?: number | undefined;
  /** When what is ordered now leaves and arrives, where that is known. */
  days?: string | undefined;
  onSubmit: (deliveryOptionId: number) => void;
}

/** How the order gets to the buyer, with what it costs including VAT (spec 2.14, 5.20, reading R5). */
export function DeliveryForm({ options, initialOptionId, days, onSubmit }: DeliveryFormProps) {
  const choices = options.map((option) => ({
    value: String(option.id),
    label: option.details,
    aside: deliveryCost(option),
  }));
  return (
    <RuledForm
      label={checkoutForm.delivery}
      rules={sectionRules.delivery}
      initialValues={{ delivery: initialOptionId === undefined ? '' : String(initialOptionId) }}
      onSubmit={({ delivery }) => {
        onSubmit(Number(delivery));
        return undefined;
      }}
      submitLabel="Save and continue"
    >
      <RuledField name="delivery">
        {(field) => (
          <RadioGroup
            {...field}
            label="Delivery option"
            description={days === undefined ? 'Prices include VAT' : `Prices include VAT. ${days}`}
            options={choices}
          />
        )}
      </RuledField>
    </RuledForm>
  );
}
