import { startStockCount } from '@formulary/rules/calls/desk/deskCountCalls';
import { newCountRules } from '@formulary/rules/stock/stockForms';
import { Select } from '@formulary/ui/fields/Select';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useKeyOf } from '../useKeyOf.ts';

interface NewCountDialogProps {
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
  readonly onStarted: (id: number) => void | Promise<void>;
}

const BY_CODE = '';

/** Asks what is to be counted: a category, or products by their codes. */
export function NewCountDialog({ categories, onClose, onStarted }: NewCountDialogProps) {
  const keyOf = useKeyOf();
  const options = [
    { value: BY_CODE, label: 'Products by code' },
    ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Dialog isOpen onClose={onClose} title="Start a count">
      <ValidatedForm
        label="Start a count"
        rules={{ ...newCountRules, category: [], codes: [] }}
        initialValues={{ name: '', category: BY_CODE, codes: '' }}
        submitLabel="Start"
        pendingLabel="Starting…"
        secondaryActions={<Button onClick={onClose}>Cancel</Button>}
        onSubmit={({ name, category, codes }) =>
          refusalOf(async () => {
            const typed = codes.split(/[\s,;]+/).filter(Boolean);
            const what = category === BY_CODE ? { codes: typed } : { categoryId: Number(category) };
            const { id } = await callDesk(
              startStockCount,
              { body: { name, ...what } },
              { idempotencyKey: keyOf({ name, ...what }) },
            );
            await onStarted(id);
          }, ['name', 'codes'])
        }
      >
        <ValidatedField name="name">
          {(field) => (
            <TextField
              {...field}
              ref={focusFirst}
              label="Name"
              description="Such as Shelf 4, or Needles in November."
              autoComplete="off"
              maxLength={100}
            />
          )}
        </ValidatedField>
        <ValidatedField name="category">
          {(field) => <Select {...field} isRequired={undefined} label="What" options={options} />}
        </ValidatedField>
        <ValidatedField name="codes">
          {(field) => (
            <TextArea
              {...field}
              isRequired={undefined}
              label="Codes"
              description="One a line, for products by code. At most 500."
            />
          )}
        </ValidatedField>
      </ValidatedForm>
    </Dialog>
  );
}
