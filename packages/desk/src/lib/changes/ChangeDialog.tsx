import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import type { Elements } from '@formulary/ui/primitives/elements';
import type { ChangedField } from '@formulary/ui/pieces/desk/RecordChanged';
import { RecordConflict } from './RecordConflict.tsx';
import type { OrderChange } from './useOrderChange.ts';

interface ChangeDialogProps {
  readonly title: string;
  readonly change: OrderChange;
  /** Fields whose typed value is not the one that is saved now. */
  readonly fields?: readonly ChangedField[];
  readonly onClose: () => void;
  readonly children: Elements;
}

/** Shows the form of a change and, if somebody changed the order meanwhile, who did what. */
export function ChangeDialog({ title, children, ...changed }: ChangeDialogProps) {
  return (
    <Dialog isOpen onClose={changed.onClose} title={title}>
      <Stack $gap={4}>
        <RecordConflict what="this order" {...changed} />
        {children}
      </Stack>
    </Dialog>
  );
}
