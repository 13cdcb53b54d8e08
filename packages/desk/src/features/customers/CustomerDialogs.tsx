import { getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { getToday } from '@formulary/rules/calls/desk/todayCalls';
import { fullName } from '@formulary/rules/text/fullName';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { RecordConflict } from '../../lib/changes/RecordConflict.tsx';
import { type SeenRecord, useRecordChange } from '../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../lib/http/callDesk.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { ActionForm } from './ActionForm.tsx';
import type { Customer } from './customer.ts';
import { type AskedOfCustomer, done, titles } from './customerWords.ts';
import { DataRightsDialog } from './DataRightsDialog.tsx';

interface CustomerDialogsProps {
  readonly customer: Customer;
  readonly now: Date;
  /** What is open; undefined while nothing is. */
  readonly asked: AskedOfCustomer | undefined;
  readonly onClose: () => void;
  /** Shows the customer as the server answered. */
  readonly onChanged: (next: Customer) => void;
}

/** Whether the sentence of success says what they have, not what they are. */
const isAboutThem = (asked: AskedOfCustomer) =>
  asked === 'check' || asked === 'names' || asked === 'email' || asked === 'closeRequest';

/** A decision takes an application out of what waits. */
const READS = [getDeskCustomer.name, getToday.name];

/** Shows the dialog of what was pressed, with its form and, if somebody else changed the customer, who did what. */
export function CustomerDialogs({ asked, ...props }: CustomerDialogsProps) {
  const { id, version } = props.customer;
  const record: SeenRecord = {
    version,
    reread: () => callDesk(getDeskCustomer, { params: { id } }),
    reads: READS,
  };
  if (asked === undefined) return null;
  return asked === 'data' ? (
    <DataRightsDialog record={record} {...props} />
  ) : (
    <ActionDialog record={record} {...props} asked={asked} />
  );
}

interface ActionDialogProps extends Omit<CustomerDialogsProps, 'asked'> {
  readonly asked: Exclude<AskedOfCustomer, 'data'>;
  readonly record: SeenRecord;
}

function ActionDialog({ customer, record, now, asked, onClose, onChanged }: ActionDialogProps) {
  const name = fullName(customer);
  const change = useRecordChange(
    record,
    `${name} ${isAboutThem(asked) ? '' : 'is '}${done[asked]}`,
    onClose,
  );
  return (
    <Dialog isOpen onClose={onClose} title={`${titles[asked]}: ${name}`}>
      <Stack $gap={4}>
        <RecordConflict what="this customer" change={change} onClose={onClose} />
        <ActionForm
          customer={customer}
          now={now}
          asked={asked}
          save={(fields) => (send) =>
            change.submit(async (seen) => onChanged(await withFreshProof(() => send(seen))), fields)
          }
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
