import { type ListChoice, ListChoiceForm } from '@formulary/ui/forms/ListChoiceForm';
import { Dialog } from '@formulary/ui/primitives/Dialog';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import type { ListLine } from '@formulary/rules/lists/productList';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { useLists } from '../useLists.ts';
import { useSaveToList } from './useSaveToList.ts';

export interface SaveToListDialogProps {
  readonly isOpen: boolean;
  /** Label of the button and the dialog, such as 'Add to list'. */
  readonly label: string;
  readonly initial: ListChoice;
  /** Returns the lines to add, for the chosen purchase option. */
  readonly linesOf: (option: string) => readonly ListLine[];
  readonly onClose: () => void;
}

/** Shows the dialog that asks which list to add products to. */
export function SaveToListDialog({
  isOpen,
  label,
  initial,
  linesOf,
  onClose,
}: SaveToListDialogProps) {
  const { data: lists, error, isValidating, mutate } = useLists();
  const save = useSaveToList(linesOf, onClose);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={label}>
      {lists && (
        <ListChoiceForm
          label={label}
          lists={lists}
          initial={initial}
          onSubmit={save}
          onCancel={onClose}
        />
      )}
      {!lists && error && (
        <LoadFailed what="your lists" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!lists && !error && <ScreenLoading />}
    </Dialog>
  );
}
