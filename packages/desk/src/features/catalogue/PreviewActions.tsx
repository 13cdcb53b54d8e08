import { Button } from '@formulary/ui/primitives/buttons/Button';
import { focusNow } from '../../lib/screen/focusNow.ts';

interface PreviewActionsProps {
  /** 'Set the price' */
  readonly label: string;
  readonly isPending: boolean;
  readonly onApply: () => void;
  /** Goes back to the form. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** The buttons below a preview: apply, go back to the form, or give up. The first has the focus. */
export function PreviewActions({
  label,
  isPending,
  onApply,
  onEdit,
  onClose,
}: PreviewActionsProps) {
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button onClick={onEdit}>Edit</Button>
      <Button
        ref={focusNow}
        variant="primary"
        isPending={isPending}
        pendingLabel="Saving…"
        onClick={onApply}
      >
        {label}
      </Button>
    </>
  );
}
