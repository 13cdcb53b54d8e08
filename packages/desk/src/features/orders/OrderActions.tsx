import { type StaffPermission, staffCan } from '@formulary/rules/accounts/staffPermissions';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { KeyButton } from '../../lib/screen/KeyButton.tsx';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useDeskSession } from '../../lib/session/deskSession.ts';
import { type ActionInDialog, type OrderAction, orderActions } from './orderActions.ts';

const OrderDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./dialogs/OrderDialog.tsx'))).OrderDialog,
);

interface OrderActionsProps {
  readonly order: DeskOrder;
}

interface Open {
  readonly action: ActionInDialog;
  /** As it was when the dialog opened: typed text belongs to it. */
  readonly order: DeskOrder;
}

/** Shows what this person can do with an order, as buttons with keys. Most open a dialog, which loads on press. */
export function OrderActions({ order }: OrderActionsProps) {
  const role = useDeskSession(({ person }) => person?.role);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const may = (permission: StaffPermission) => role !== undefined && staffCan(role, permission);
  const actions = orderActions(order, may);
  const begin = ({ name, why }: OrderAction) => {
    if (why !== undefined) return;
    if (name === 'refund') void navigate(paths.orderRefund(order.order.id));
    else setOpen({ action: name, order });
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
        <KeyButton
          key={action.name}
          isSmall
          variant={at === 0 ? 'primary' : 'secondary'}
          isDisabled={action.why !== undefined}
          keyName={action.key}
          onClick={() => begin(action)}
        >
          {action.label}
        </KeyButton>
      ))}
      {open && (
        <OrderDialog action={open.action} order={open.order} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
