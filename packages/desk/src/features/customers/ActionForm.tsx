import {
  askDeskCustomer,
  changeDeskCustomerEmail,
  closeDeskDataRequest,
  decideDeskCustomer,
  recordDeskRegisterCheck,
  rectifyDeskCustomer,
} from '@formulary/rules/calls/desk/deskCustomerCalls';
import { registerOf } from '@formulary/rules/customers/professionalRegisters';
import { recheckDay } from '@formulary/rules/customers/recheck';
import { lacksRegisterCheck } from '@formulary/rules/customers/registerCheck';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { ApprovalForm } from '@formulary/ui/forms/ApprovalForm';
import { CustomerEmailForm } from '@formulary/ui/forms/CustomerEmailForm';
import { CustomerNameForm } from '@formulary/ui/forms/CustomerNameForm';
import { ReasonForm } from '@formulary/ui/forms/ReasonForm';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { RegisterCheckForm } from '@formulary/ui/forms/RegisterCheckForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { callDesk } from '../../lib/http/callDesk.ts';
import type { Customer } from './customer.ts';
import { type AskedOfCustomer, isDangerous, reads, titles } from './customerWords.ts';

interface ActionFormProps {
  readonly customer: Customer;
  readonly now: Date;
  readonly asked: Exclude<AskedOfCustomer, 'data'>;
  /** Sends the change of a form with these fields. */
  readonly save: (
    fields: readonly string[],
  ) => (send: (version: number) => Promise<Customer>) => Promise<FormAnswer>;
  readonly onCancel: () => void;
}

/** Shows the form of an action of staff about a customer. */
export function ActionForm({ customer, now, asked, save, onCancel }: ActionFormProps) {
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
    case 'closeRequest':
      return (
        <ReasonForm
          key={asked}
          label={titles[asked]}
          description={reads[asked]}
          submitLabel={asked === 'ask' ? 'Ask by email' : titles[asked]}
          pendingLabel={asked === 'closeRequest' ? 'Saving…' : 'Sending…'}
          isDangerous={isDangerous(asked)}
          secondaryActions={cancel}
          onSubmit={(reason) =>
            save(['reason'])((version) => {
              const body = { version, reason };
              if (asked === 'ask') return callDesk(askDeskCustomer, { params, body });
              if (asked === 'closeRequest') return callDesk(closeDeskDataRequest, { params, body });
              return callDesk(decideDeskCustomer, { params, body: { ...body, decision: asked } });
            })
          }
        />
      );
    default:
      return asked satisfies never;
  }
}
