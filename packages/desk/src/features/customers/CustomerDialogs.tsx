import { getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { copyDeskCustomerData } from '@formulary/rules/calls/desk/deskDataCalls';
import { getToday } from '@formulary/rules/calls/desk/todayCalls';
import { isReadOf } from '@formulary/client/reads/isReadOf';
import { fullName } from '@formulary/rules/text/fullName';
import { useGiveUpDrafts } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { RecordChanged } from '@formulary/ui/pieces/desk/RecordChanged';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useSWRConfig } from 'swr';
import { callDesk } from '../../lib/http/callDesk.ts';
import { DataRightsDialog } from './DataRightsDialog.tsx';
import { type Customer, useCustomerChange } from './useCustomerChange.ts';
import { ActionForm } from './ActionForm.tsx';
import { type AskedOfCustomer, done, titles } from './customerWords.ts';

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

/** Shows the dialog of what was pressed, with its form and, if somebody else changed the customer, who did what. */
export function CustomerDialogs({
  customer,
  now,
  asked,
  onClose,
  onChanged,
}: CustomerDialogsProps) {
  const giveUp = useGiveUpDrafts();
  const { notify } = useToasts();
  const { mutate } = useSWRConfig();
  const { change, conflict, forget } = useCustomerChange(customer, (next) => {
    onChanged(next);
    // A decision takes an application out of what waits.
    void mutate(isReadOf(getToday.name));
  });
  const { id } = customer;
  const close = () => {
    onClose();
    forget();
  };
  const save = (fields: readonly string[]) => (send: (version: number) => Promise<Customer>) => {
    if (asked === undefined || asked === 'data') return Promise.resolve(undefined);
    const message = `${fullName(customer)} ${isAboutThem(asked) ? '' : 'is '}${done[asked]}`;
    return change(
      send,
      () => {
        close();
        notify({ id: 'customer', tone: 'success', message });
      },
      fields,
    );
  };
  return (
    <>
      <Dialog
        isOpen={asked !== undefined && asked !== 'data'}
        onClose={close}
        title={asked === undefined ? 'Decide' : `${titles[asked]}: ${fullName(customer)}`}
      >
        <Stack $gap={4}>
          {conflict && (
            <RecordChanged
              what="this customer"
              changes={conflict.changes}
              now={now}
              onKeepMine={() => {
                giveUp();
                void conflict.again();
              }}
              onTakeTheirs={() => {
                giveUp();
                close();
                void callDesk(getDeskCustomer, { params: { id } }).then(onChanged);
              }}
            />
          )}
          {asked !== undefined && asked !== 'data' && (
            <ActionForm customer={customer} now={now} asked={asked} save={save} onCancel={close} />
          )}
        </Stack>
      </Dialog>
      <DataRightsDialog
        customer={customer}
        isOpen={asked === 'data'}
        onClose={close}
        copyCall={copyDeskCustomerData}
        onChanged={() => void callDesk(getDeskCustomer, { params: { id } }).then(onChanged)}
      />
    </>
  );
}
