import { ReasonForm, type ReasonFormProps } from '@formulary/ui/forms/ReasonForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';

interface ReasonDialogProps extends Pick<
  ReasonFormProps,
  'initialReason' | 'submitLabel' | 'pendingLabel' | 'isDangerous' | 'onSubmit'
> {
  /** 'Set this line aside' */
  readonly title: string;
  /** Who reads the reason. */
  readonly description?: string;
  /** What happens then, and what somebody else did meanwhile. */
  readonly children?: Elements;
  readonly onClose: () => void;
}

/** Asks why before something is done. */
export function ReasonDialog({
  title,
  description = 'For the record.',
  children,
  onClose,
  ...form
}: ReasonDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        {children}
        <ReasonForm
          label={title}
          description={description}
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
          {...form}
        />
      </Stack>
    </Dialog>
  );
}
