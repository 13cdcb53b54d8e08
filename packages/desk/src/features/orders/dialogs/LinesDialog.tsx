import { correctDeskLines } from '@formulary/rules/calls/desk/deskOrderCalls';
import {
  correctionOfLinesRules,
  lineField,
  typedPacks,
} from '@formulary/rules/dispatch/orderForms';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { TextField } from '@formulary/ui/fields/TextField';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { linesToCorrect } from '../orderActions.ts';
import { ChangeDialog } from '../../../lib/changes/ChangeDialog.tsx';
import { BuyerReason } from './BuyerReason.tsx';
import { type OrderDialogProps, useDialogChange } from './useDialogChange.ts';

/** Lowers or removes lines that have not left; those on prescription once a parcel has left. */
export function LinesDialog({ order, onClose }: OrderDialogProps) {
  const { id, number } = order.order;
  const change = useDialogChange({ order, onClose }, `The lines of order ${number} are corrected`);
  const open = linesToCorrect(order.lines);
  const hasPrescribed = open.some(({ isPrescription }) => isPrescription);
  const atFirst = open.map(({ id: lineId, quantity }) => [lineField(lineId), String(quantity)]);
  const title = `Correct lines of order ${number}`;
  return (
    <ChangeDialog title={title} change={change} onClose={onClose}>
      <p>
        Packs can be fewer, not more. The order is priced again, the stock put back, and what was
        paid too much is due to be given back.
      </p>
      <p>
        {hasPrescribed
          ? 'A signed prescription stays as it is, and its prescriber is told what is not supplied.'
          : 'Until a parcel has left, packs on prescription are for their prescriber to change.'}
      </p>
      <ValidatedForm
        label={title}
        rules={correctionOfLinesRules(open)}
        initialValues={{ ...Object.fromEntries(atFirst), reason: '' } as Record<string, string>}
        submitLabel="Correct the order"
        secondaryActions={<Button onClick={onClose}>Cancel</Button>}
        onSubmit={(typed) => {
          const lines = typedPacks(open, typed).filter(
            ({ lineId, quantity }) =>
              open.find((line) => line.id === lineId)?.quantity !== quantity,
          );
          if (lines.length === 0) return { message: deskMessages['order-lines-same'] };
          const correction = { lines, reason: typed['reason'] ?? '' };
          return change.submit(
            (version) =>
              callDesk(correctDeskLines, { params: { id }, body: { version, ...correction } }),
            correction,
            ['reason'],
          );
        }}
      >
        {open.map((line, at) => (
          <ValidatedField key={line.id} name={lineField(line.id)}>
            {(field) => (
              <TextField
                {...field}
                {...(at === 0 && { ref: focusFirst })}
                label={line.name}
                description={`${line.quantity} ordered, ${line.sent} sent. 0 removes the line.`}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </ValidatedField>
        ))}
        <BuyerReason />
      </ValidatedForm>
    </ChangeDialog>
  );
}
