import {
  holdDeskOrder,
  releaseDeskOrder,
  unflagDeskOrder,
} from '@formulary/rules/calls/desk/deskOrderCalls';
import { ReasonForm } from '@formulary/ui/forms/ReasonForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { ChangeDialog } from '../../../lib/changes/ChangeDialog.tsx';
import { type OrderDialogProps, useDialogChange } from './useDialogChange.ts';

const kinds = {
  hold: {
    call: holdDeskOrder,
    title: (number: string) => `Put order ${number} on hold`,
    description: 'Staff read it. Nothing of the order leaves until somebody releases it.',
    submit: 'Put on hold',
    done: 'is on hold',
  },
  release: {
    call: releaseDeskOrder,
    title: (number: string) => `Release order ${number}`,
    description: 'What was found, for the timeline.',
    submit: 'Release',
    done: 'is released',
  },
  unflag: {
    call: unflagDeskOrder,
    title: (number: string) => `Clear the flag of order ${number}`,
    description: 'What was found, for the timeline. The order goes on as any other.',
    submit: 'Clear the flag',
    done: 'has no flag any more',
  },
} as const;

interface Props extends OrderDialogProps {
  readonly kind: keyof typeof kinds;
}

/** Asks why an order is held back, released or no longer flagged. */
export function ReasonDialog({ kind, order, onClose }: Props) {
  const { call, title, description, submit, done } = kinds[kind];
  const { id, number } = order.order;
  const change = useDialogChange({ order, onClose }, `Order ${number} ${done}`);
  return (
    <ChangeDialog title={title(number)} change={change} onClose={onClose}>
      <ReasonForm
        label={title(number)}
        description={description}
        submitLabel={submit}
        secondaryActions={<Button onClick={onClose}>Cancel</Button>}
        onSubmit={(reason) =>
          change.submit(
            (version) => callDesk(call, { params: { id }, body: { version, reason } }),
            { reason },
            ['reason'],
          )
        }
      />
    </ChangeDialog>
  );
}
