import { counted } from '@formulary/rules/text/formatCount';
import { adjustDeskStock, type DeskStock } from '@formulary/rules/calls/desk/deskStockCalls';
import { adjustmentRules, signedPacksIn } from '@formulary/rules/stock/stockForms';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { callDesk } from '../../lib/http/callDesk.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';

interface AdjustDialogProps {
  readonly stock: DeskStock;
  readonly onClose: () => void;
  /** Reads the stock again. */
  readonly onMoved: () => Promise<unknown>;
}

/** Asks how many packs come or go, and why. */
export function AdjustDialog({ stock, onClose, onMoved }: AdjustDialogProps) {
  const { product, version } = stock;
  const title = `Adjust ${product.name}`;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <p>{`In stock beside those held for orders: ${counted(product.inStock, 'pack')}.`}</p>
        <ValidatedForm
          label={title}
          rules={adjustmentRules}
          initialValues={{ packs: '', reason: '' }}
          submitLabel="Adjust"
          pendingLabel="Adjusting…"
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
          onSubmit={({ packs, reason }) =>
            refusalOf(async () => {
              const body = { packs: signedPacksIn(packs) ?? 0, reason, version };
              try {
                await callDesk(adjustDeskStock, { params: { id: product.id }, body });
              } finally {
                // Also when it was refused: the stock behind the form is then the present one.
                await onMoved();
              }
              onClose();
            }, ['packs', 'reason'])
          }
        >
          <ValidatedField name="packs">
            {(field) => (
              <TextField
                {...field}
                ref={focusFirst}
                label="Packs"
                description="-2 for two that go, 5 for five that come."
                autoComplete="off"
              />
            )}
          </ValidatedField>
          <ValidatedField name="reason">
            {(field) => (
              <TextArea
                {...field}
                label="Reason"
                description="What happened to them, for the record."
                maxLength={1000}
              />
            )}
          </ValidatedField>
        </ValidatedForm>
      </Stack>
    </Dialog>
  );
}
