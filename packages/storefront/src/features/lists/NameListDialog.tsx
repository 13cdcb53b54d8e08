import { ListNameForm, type ListNameFormProps } from '@formulary/ui/forms/ListNameForm';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';

export interface NameListDialogProps extends Pick<
  ListNameFormProps,
  'label' | 'initialName' | 'submitLabel' | 'onSubmit'
> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shows a dialog that asks for a list's name, open until the server accepts one. */
export function NameListDialog({ isOpen, onClose, ...form }: NameListDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={form.label}>
      <ListNameForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
