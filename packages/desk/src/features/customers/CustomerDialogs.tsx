import {
  askDeskCustomer,
  changeDeskCustomerEmail,
  type CustomerDecision,
  decideDeskCustomer,
  getDeskCustomer,
  recordDeskRegisterCheck,
  rectifyDeskCustomer,
} from '@formulary/rules/calls/desk/deskCustomerCalls';
import { copyDeskCustomerData } from '@formulary/rules/calls/desk/deskDataCalls';
import { getToday } from '@formulary/rules/calls/desk/todayCalls';
import { isReadOf } from '@formulary/client/reads/isReadOf';
import { registerOf } from '@formulary/rules/customers/professionalRegisters';
import { recheckDay } from '@formulary/rules/customers/recheck';
import { lacksRegisterCheck } from '@formulary/rules/customers/registerCheck';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { fullName } from '@formulary/rules/text/fullName';
import { ApprovalForm } from '@formulary/ui/forms/ApprovalForm';
import { CustomerEmailForm } from '@formulary/ui/forms/CustomerEmailForm';
import { CustomerNameForm } from '@formulary/ui/forms/CustomerNameForm';
import { ReasonForm } from '@formulary/ui/forms/ReasonForm';
import { RegisterCheckForm } from '@formulary/ui/forms/RegisterCheckForm';
import { RecordChanged } from '@formulary/ui/pieces/desk/RecordChanged';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useSWRConfig } from 'swr';
import { callDesk } from '../../lib/http/callDesk.ts';
import { DataRightsDialog } from './DataRightsDialog.tsx';
import { type Customer, useCustomerChange } from './useCustomer.ts';

/** What staff can do about a customer; each has its dialog. */
export type AskedOfCustomer = CustomerDecision | 'ask' | 'check' | 'names' | 'email' | 'data';

interface CustomerDialogsProps {
  readonly customer: Customer;
  readonly now: Date;
  /** What is open; undefined while nothing is. */
  readonly asked: AskedOfCustomer | undefined;
  readonly onClose: () => void;
  /** Shows the customer as the server answered. */
  readonly onChanged: (next: Customer) => void;
}

const titles: Readonly<Record<AskedOfCustomer, string>> = {
  activate: 'Approve the account',
  decline: 'Decline the application',
  suspend: 'Suspend the account',
  reinstate: 'Reinstate the account',
  reopen: 'Reopen the application',
  ask: 'Ask for documents',
  check: 'Record a register check',
  names: 'Correct name and company',
  email: 'Change the email address',
  data: 'Answer a request about data',
};

/** Who reads the reason of a decision. */
const reads: Readonly<Record<Exclude<CustomerDecision, 'activate'> | 'ask', string>> = {
  ask: 'The applicant reads it in the email, above the link to upload documents',
  decline: 'The applicant reads it in the email',
  suspend: 'The customer reads it in the email',
  reinstate: 'For our record; the email says that the account is active',
  reopen: 'For our record; the email says that we look again',
};

const done: Readonly<Record<Exclude<AskedOfCustomer, 'data'>, string>> = {
  activate: 'approved, and told by email',
  decline: 'declined, and told by email',
  suspend: 'suspended, and told by email',
  reinstate: 'reinstated, and told by email',
  reopen: 'reopened, and told by email',
  ask: 'asked for documents by email',
  check: 'has a register check on record',
  names: 'has the corrected name',
  email: 'gets a link to the new address',
};

/** Shows the dialog of what was pressed, with its form and, if somebody else changed the customer, who did what. */
export function CustomerDialogs({
  customer,
  now,
  asked,
  onClose,
  onChanged,
}: CustomerDialogsProps) {
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
    const message = `${fullName(customer)} ${asked === 'check' || asked === 'names' || asked === 'email' ? '' : 'is '}${done[asked]}`;
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
              onKeepMine={() => void conflict.again()}
              onTakeTheirs={() => {
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

interface ActionFormProps {
  readonly customer: Customer;
  readonly now: Date;
  readonly asked: Exclude<AskedOfCustomer, 'data'>;
  readonly save: (
    fields: readonly string[],
  ) => (
    send: (version: number) => Promise<Customer>,
  ) => ReturnType<ReturnType<typeof useCustomerChange>['change']>;
  readonly onCancel: () => void;
}

function ActionForm({ customer, now, asked, save, onCancel }: ActionFormProps) {
  const { id, isProfessional, profession, registrationNumber, registerChecks, company } = customer;
  const params = { id };
  const today = londonDay(now);
  const cancel = <Button onClick={onCancel}>Cancel</Button>;
  const [newest] = registerChecks;
  switch (asked) {
    case 'activate': {
      const isLacking = lacksRegisterCheck({ isProfessional }, newest, today);
      const match = isProfessional && !isLacking ? newest : undefined;
      return (
        <ApprovalForm
          until={match?.nextOn ?? recheckDay(today)}
          reasonAtHand={match && `${match.number} matches the ${match.register} register`}
          lacksRegisterCheck={isLacking}
          now={now}
          secondaryActions={cancel}
          onSubmit={(approval) =>
            save(['until', 'reason'])((version) =>
              callDesk(decideDeskCustomer, {
                params,
                body: {
                  version,
                  decision: 'activate',
                  ...approval,
                  ...(isLacking ? { isWithoutRegisterCheck: true } : {}),
                },
              }),
            )
          }
        />
      );
    }
    case 'check':
      return (
        <RegisterCheckForm
          register={registerOf(profession)}
          number={registrationNumber ?? ''}
          now={now}
          secondaryActions={cancel}
          onSubmit={(look) =>
            save(['register', 'number', 'result', 'nextOn', 'note'])((version) =>
              callDesk(recordDeskRegisterCheck, { params, body: { version, ...look } }),
            )
          }
        />
      );
    case 'names':
      return (
        <CustomerNameForm
          names={{
            firstName: customer.firstName,
            lastName: customer.lastName,
            company: company ?? '',
          }}
          secondaryActions={cancel}
          onSubmit={(names) =>
            save(['firstName', 'lastName', 'company', 'reason'])((version) =>
              callDesk(rectifyDeskCustomer, { params, body: { version, ...names } }),
            )
          }
        />
      );
    case 'email':
      return (
        <CustomerEmailForm
          email={customer.email}
          secondaryActions={cancel}
          onSubmit={(next) =>
            save(['email', 'reason'])((version) =>
              callDesk(changeDeskCustomerEmail, { params, body: { version, ...next } }),
            )
          }
        />
      );
    case 'ask':
    case 'decline':
    case 'suspend':
    case 'reinstate':
    case 'reopen':
      return (
        <ReasonForm
          key={asked}
          label={titles[asked]}
          description={reads[asked]}
          submitLabel={asked === 'ask' ? 'Ask by email' : titles[asked]}
          pendingLabel="Sending…"
          secondaryActions={cancel}
          onSubmit={(reason) =>
            save(['reason'])((version) =>
              asked === 'ask'
                ? callDesk(askDeskCustomer, { params, body: { version, reason } })
                : callDesk(decideDeskCustomer, {
                    params,
                    body: { version, decision: asked, reason },
                  }),
            )
          }
        />
      );
    default:
      return asked satisfies never;
  }
}
