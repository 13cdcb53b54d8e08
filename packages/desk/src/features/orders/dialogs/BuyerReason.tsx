import { TextArea } from '@formulary/ui/fields/TextArea';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';

/** Asks for the reason of a change, which the buyer is mailed. `isFirst` gives it the focus as its dialog opens. */
export function BuyerReason({ isFirst = false }: { readonly isFirst?: boolean }) {
  return (
    <ValidatedField name="reason">
      {(field, { longest }) => (
        <TextArea
          {...field}
          {...(isFirst ? { ref: focusFirst } : {})}
          label="Reason"
          description="The buyer reads it in the email."
          maxLength={longest}
        />
      )}
    </ValidatedField>
  );
}
