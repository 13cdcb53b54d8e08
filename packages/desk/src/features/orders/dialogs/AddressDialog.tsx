import { deliveryFields, emptyAddress } from '@formulary/rules/addresses/addressFields';
import { correctDeskAddress } from '@formulary/rules/calls/desk/deskOrderCalls';
import { addressCorrectionRules } from '@formulary/rules/dispatch/orderForms';
import { AddressFields } from '@formulary/ui/forms/fields/AddressFields';
import { CountrySelect } from '@formulary/ui/forms/fields/CountrySelect';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { ChangeDialog } from '../../../lib/changes/ChangeDialog.tsx';
import { BuyerReason } from './BuyerReason.tsx';
import { type OrderDialogProps, useDialogChange } from './useDialogChange.ts';

/** Corrects where an order goes, before its first parcel. */
export function AddressDialog({ order, onClose }: OrderDialogProps) {
  const { id, number } = order.order;
  const change = useDialogChange({ order, onClose }, `The address of order ${number} is corrected`);
  const title = `Correct the address of order ${number}`;
  const shown = { ...emptyAddress(deliveryFields), ...order.shipping };
  return (
    <ChangeDialog title={title} change={change} onClose={onClose}>
      <ValidatedForm
        label={title}
        rules={addressCorrectionRules}
        initialValues={{ ...shown, county: shown.county ?? '', reason: '' }}
        submitLabel="Correct the address"
        secondaryActions={<Button onClick={onClose}>Cancel</Button>}
        onSubmit={async ({ reason, ...address }) => {
          const correction = { reason, address };
          const answer = await change.submit(
            (version) =>
              callDesk(correctDeskAddress, { params: { id }, body: { version, ...correction } }),
            correction,
            ['reason', ...Object.keys(deliveryFields).map((name) => `address.${name}`)],
          );
          return answer && { ...answer, errors: withoutPrefix(answer.errors ?? {}) };
        }}
      >
        <AddressFields fields={deliveryFields} autoComplete="off" countryInput={CountrySelect} />
        <BuyerReason />
      </ValidatedForm>
    </ChangeDialog>
  );
}

/** The call names fields of the address 'address.city', the form 'city'. */
function withoutPrefix(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name.replace('address.', ''), sentence]),
  );
}
