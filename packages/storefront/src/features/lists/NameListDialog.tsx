import { ListNameForm, type ListNameFormProps } from '@formulary/ui/forms/ListNameForm';
import { Dialog } from '@formulary/ui/primitives/Dialog';

interface NameListDialogProps extends Pick<
  ListNameFormProps,
  'label' | 'initialName' | 'submitLabel' | 'onSubmit'
> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the name of a list, and stays open until it is taken. */
export function NameListDialog({ isOpen, onClose, ...form }: NameListDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={form.label}>
      <ListNameForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
