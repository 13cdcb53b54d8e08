import { productHazards } from '@formulary/rules/catalogue/productHazards';
import { sendDeskParcel } from '@formulary/rules/calls/desk/deskOrderCalls';
import type { DeskOrderLine } from '@formulary/rules/dispatch/deskOrder';
import { lineField, parcelRules, typedPacks } from '@formulary/rules/dispatch/orderForms';
import { packsLeft } from '@formulary/rules/dispatch/parcelLines';
import { couriers } from '@formulary/rules/orders/couriers';
import { type Courier, courierNames } from '@formulary/rules/orders/orderParcel';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { Select } from '@formulary/ui/fields/Select';
import { TextField } from '@formulary/ui/fields/TextField';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { ChangeDialog } from '../../../lib/changes/ChangeDialog.tsx';
import { type OrderDialogProps, useDialogChange } from './useDialogChange.ts';

const courierOptions = courierNames.map((value) => ({ value, label: couriers[value].name }));

/** Says how many packs are left of a line, and what whoever packs them has to know. */
function packingOf({ quantity, sent, isColdChain, hazards }: DeskOrderLine): string {
  return [
    `Packs in this parcel, of ${quantity - sent} left`,
    ...(isColdChain ? ['Has to stay cold'] : []),
    ...hazards.map(
      (hazard) => `${productHazards[hazard].label}: ${productHazards[hazard].handling}`,
    ),
  ].join('. ');
}

/** Sends packs of an order as a parcel: at first all that is left. What stays is a back order. */
export function ParcelDialog({ order, onClose }: OrderDialogProps) {
  const { id, number } = order.order;
  const change = useDialogChange({ order, onClose }, `A parcel of order ${number} is sent`);
  const left = packsLeft(order.lines);
  const open = order.lines.filter((line) => left.some(({ lineId }) => lineId === line.id));
  const atFirst = left.map(
    ({ lineId, quantity }) => [lineField(lineId), String(quantity)] as const,
  );
  const title = `Send a parcel of order ${number}`;
  return (
    <ChangeDialog title={title} change={change} onClose={onClose}>
      <ValidatedForm
        label={title}
        rules={parcelRules(open)}
        initialValues={{ courier: courierNames[0], tracking: '', ...Object.fromEntries(atFirst) }}
        submitLabel="Send the parcel"
        pendingLabel="Sending…"
        secondaryActions={<Button onClick={onClose}>Cancel</Button>}
        onSubmit={(typed) => {
          const lines = typedPacks(open, typed).filter(({ quantity }) => quantity > 0);
          if (lines.length === 0) return { message: deskMessages['parcel-empty'] };
          const parcel = {
            courier: typed['courier'] as Courier,
            tracking: typed['tracking'] ?? '',
            lines,
          };
          return change.submit(
            (version, idempotencyKey) =>
              callDesk(
                sendDeskParcel,
                { params: { id }, body: { version, ...parcel } },
                { idempotencyKey },
              ),
            parcel,
            ['courier', 'tracking'],
          );
        }}
      >
        <ValidatedField name="courier">
          {(field) => <Select {...field} label="Courier" options={courierOptions} />}
        </ValidatedField>
        <ValidatedField name="tracking">
          {(field) => (
            <TextField
              {...field}
              ref={focusFirst}
              label="Tracking number"
              description="The buyer gets it by email. Only another courier may have none."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </ValidatedField>
        {open.map((line) => (
          <ValidatedField key={line.id} name={lineField(line.id)}>
            {(field) => (
              <TextField
                {...field}
                isRequired={undefined}
                label={line.name}
                description={packingOf(line)}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </ValidatedField>
        ))}
      </ValidatedForm>
    </ChangeDialog>
  );
}
