import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import type { Elements } from '@formulary/ui/primitives/elements';
import { type ChangedField, RecordChanged } from '@formulary/ui/pieces/desk/RecordChanged';
import { useNow } from '@formulary/client/screen/useNow';
import { useReloadOrders } from '../useOrder.ts';
import type { OrderChange } from '../useOrderChange.ts';

/** Props of every dialog that changes an order. */
export interface OrderDialogProps {
  /** As it was when the dialog opened. */
  readonly order: DeskOrder;
  readonly onClose: () => void;
}

interface ChangeDialogProps {
  readonly title: string;
  readonly change: OrderChange;
  /** Fields whose typed value is not the one that is saved now. */
  readonly fields?: readonly ChangedField[];
  readonly onClose: () => void;
  readonly children: Elements;
}

/** Shows the form of a change and, if somebody changed the order meanwhile, who did what. */
export function ChangeDialog({ title, change, fields, onClose, children }: ChangeDialogProps) {
  const now = useNow();
  const reload = useReloadOrders();
  const { conflict, again } = change;
  const takeTheirs = () => {
    onClose();
    void reload();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        {conflict !== undefined && (
          <RecordChanged
            what="this order"
            changes={conflict.changes}
            now={now}
            {...(fields === undefined ? {} : { fields })}
            isSaving={change.isSaving}
            onKeepMine={() => void change.keepMine()}
            onTakeTheirs={takeTheirs}
          />
        )}
        {again !== undefined && <Alert tone="danger" isUrgent title={again.message} />}
        {children}
      </Stack>
    </Dialog>
  );
}
