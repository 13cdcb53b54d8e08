import {
  createDeskCategory,
  type DeskCategory,
} from '@formulary/rules/calls/desk/deskCategoryCalls';
import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { CategoryFieldset } from './CategoryFieldset.tsx';
import {
  categoryFormFields,
  categoryFormRules,
  categoryOf,
  emptyCategory,
  typedOf,
} from './categoryForm.ts';

interface NewCategoryDialogProps {
  readonly categories: readonly DeskCategory[];
  readonly onClose: () => void;
  /** Reads the tree again. */
  readonly onCreated: () => Promise<unknown>;
}

/** Adds a category. */
export function NewCategoryDialog({ categories, onClose, onCreated }: NewCategoryDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="New category">
      <ValidatedForm
        label="New category"
        rules={{ ...categoryFormRules, ...reasonRules }}
        initialValues={{ ...typedOf(emptyCategory), reason: 'New category' }}
        submitLabel="Create"
        pendingLabel="Creating…"
        secondaryActions={<Button onClick={onClose}>Cancel</Button>}
        onSubmit={({ reason, ...typed }) =>
          refusalOf(async () => {
            await callDesk(createDeskCategory, { body: { fields: categoryOf(typed), reason } });
            await onCreated();
            onClose();
          }, [...categoryFormFields, 'reason'])
        }
      >
        <CategoryFieldset categories={categories} />
        <ValidatedField name="reason">
          {(field) => <TextField {...field} label="Reason" autoComplete="off" />}
        </ValidatedField>
      </ValidatedForm>
    </Dialog>
  );
}
