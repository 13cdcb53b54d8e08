import { type StaffPermission, staffCan } from '@formulary/rules/accounts/staffPermissions';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { useState } from 'react';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useDeskSession } from '../../lib/session/deskSession.ts';
import { OrderDialog } from './dialogs/OrderDialog.tsx';
import { type OrderAction, orderActions } from './orderActions.ts';

interface OrderActionsProps {
  readonly order: DeskOrder;
}

interface Open {
  readonly action: OrderAction['name'];
  /** As it was when the dialog opened: typed text belongs to it. */
  readonly order: DeskOrder;
}

/** Shows what this person can do with an order, as buttons with keys; each opens its dialog. */
export function OrderActions({ order }: OrderActionsProps) {
  const role = useDeskSession(({ person }) => person?.role);
  const [open, setOpen] = useState<Open>();
  const may = (permission: StaffPermission) => role !== undefined && staffCan(role, permission);
  const actions = orderActions(order, may);
  const begin = ({ name, why }: OrderAction) => {
    if (why === undefined) setOpen({ action: name, order });
  };
  useKeys(
    'Order',
    actions.map((action) => ({
      key: action.key,
      does: action.label,
      run: () => begin(action),
    })),
  );
  return (
    <>
      {actions.map((action, at) => (
        <Button
          key={action.name}
          isSmall
          variant={at === 0 ? 'primary' : 'secondary'}
          isDisabled={action.why !== undefined}
          aria-keyshortcuts={action.key}
          onClick={() => begin(action)}
        >
          {action.label}
        </Button>
      ))}
      {open && (
        <OrderDialog action={open.action} order={open.order} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
