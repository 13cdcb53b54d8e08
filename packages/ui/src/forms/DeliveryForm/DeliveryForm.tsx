import { checkoutForm } from '@formulary/rules/checkout/checkoutSections';
import { sectionRules } from '@formulary/rules/checkout/sectionRules';
import type { RefusalCode } from '@formulary/rules/problems/messages';
import { messages } from '@formulary/rules/problems/messages';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { deliveryCost } from '../../pieces/checkout/deliveryCost.ts';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

export interface DeliveryFormProps {
  options: readonly DeliveryOption[];
  /** Earlier choice, when this section is reopened. */
  initialOptionId?: number | undefined;
  /** Dispatch and arrival days of an order placed now, if known. */
  days?: string | undefined;
  /** Note on goods that limit the options. */
  notice?: string | undefined;
  /** Returns why an option is disabled. */
  refusalOf?: (option: DeliveryOption) => RefusalCode | undefined;
  onSubmit: (deliveryOptionId: number) => void;
}

/** Chooses the delivery option, with prices including VAT (spec 2.14, 5.20, reading R5). */
export function DeliveryForm({
  options,
  initialOptionId,
  days,
  notice,
  refusalOf = () => undefined,
  onSubmit,
}: DeliveryFormProps) {
  const choices = options.map((option) => {
    const refusal = refusalOf(option);
    return {
      value: String(option.id),
      label: option.details,
      aside: deliveryCost(option),
      ...(refusal ? { isDisabled: true, description: messages[refusal] } : {}),
    };
  });
  const open = choices.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value);
  const initial = String(initialOptionId ?? '');
  const sentences = [notice, days].filter((sentence) => sentence !== undefined);
  return (
    <ValidatedForm
      label={checkoutForm.delivery}
      rules={sectionRules.delivery}
      initialValues={{ delivery: open.includes(initial) ? initial : '' }}
      onSubmit={({ delivery }) => {
        onSubmit(Number(delivery));
        return undefined;
      }}
      submitLabel="Save and continue"
    >
      <ValidatedField name="delivery">
        {(field) => (
          <RadioGroup
            {...field}
            label="Delivery option"
            description={
              sentences.length > 0
                ? `Prices include VAT. ${sentences.join(' ')}`
                : 'Prices include VAT'
            }
            options={choices}
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
