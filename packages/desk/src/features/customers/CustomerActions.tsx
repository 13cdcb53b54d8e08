import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { useState } from 'react';
import { KeyButton } from '../../lib/screen/KeyButton.tsx';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { type DeskKey, useKeys } from '../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import type { AskedOfCustomer } from './customerWords.ts';
import type { Customer } from './customer.ts';

const CustomerDialogs = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./CustomerDialogs.tsx'))).CustomerDialogs,
);

interface CustomerActionsProps {
  readonly customer: Customer;
  readonly now: Date;
  /** Shows the customer as the server answered. */
  readonly onChanged: (next: Customer) => void;
}

/** An action of the customer's state, with its key. */
interface Action {
  readonly asked: AskedOfCustomer;
  readonly label: string;
  readonly key?: string;
  readonly variant?: 'primary' | 'danger';
}

const decisions: Readonly<Record<Customer['state'], readonly Action[]>> = {
  registered: [{ asked: 'decline', label: 'Decline', key: 'd', variant: 'danger' }],
  verified: [
    { asked: 'activate', label: 'Approve', key: 'a', variant: 'primary' },
    { asked: 'decline', label: 'Decline', key: 'd', variant: 'danger' },
  ],
  active: [{ asked: 'suspend', label: 'Suspend' }],
  suspended: [{ asked: 'reinstate', label: 'Reinstate', variant: 'primary' }],
  rejected: [{ asked: 'reopen', label: 'Reopen', variant: 'primary' }],
};

/** What lets somebody in comes first; what shuts them out comes last. */
const isFirst = ({ variant }: Action) => variant === 'primary';

/** Shows what can be decided about a customer, each with its dialog, which loads on press; single keys open the most frequent. */
export function CustomerActions({ customer, now, onChanged }: CustomerActionsProps) {
  const [asked, setAsked] = useState<AskedOfCustomer>();
  const [hasOpened, setHasOpened] = useState(false);
  const open = (what: AskedOfCustomer) => {
    setAsked(what);
    setHasOpened(true);
  };
  const can = {
    decide: useStaffCan('decideCustomers'),
    prepare: useStaffCan('prepareCustomers'),
    rectify: useStaffCan('rectifyCustomers'),
    answer: useStaffCan('answerDataRequests'),
  };
  const { state } = customer;
  const isErased = customer.erasedAt !== undefined;
  const actions: readonly Action[] = isErased
    ? []
    : [
        ...(can.decide ? decisions[state].filter(isFirst) : []),
        ...(can.prepare && state === 'verified'
          ? [{ asked: 'ask', label: 'Ask for documents', key: 'q' } as const]
          : []),
        ...(can.prepare ? [{ asked: 'check', label: 'Register check', key: 'r' } as const] : []),
        ...(can.rectify
          ? [
              { asked: 'names', label: 'Correct name' } as const,
              { asked: 'email', label: 'Change email' } as const,
            ]
          : []),
        ...(can.answer || can.prepare
          ? [{ asked: 'data', label: 'Data request', key: 'x' } as const]
          : []),
        ...(can.prepare && customer.dataRequestedOn !== undefined
          ? [{ asked: 'closeRequest', label: 'Close the data request' } as const]
          : []),
        ...(can.decide ? decisions[state].filter((each) => !isFirst(each)) : []),
      ];
  useKeys(
    'This customer',
    actions.flatMap(({ asked: opens, label, key }): readonly DeskKey[] =>
      key === undefined ? [] : [{ key, does: label, run: () => open(opens) }],
    ),
  );
  if (actions.length === 0) return null;
  return (
    <>
      <Cluster>
        {actions.map(({ asked: opens, label, key, variant }) => (
          <KeyButton
            key={opens}
            isSmall
            {...(variant === undefined ? {} : { variant })}
            keyName={key}
            onClick={() => open(opens)}
          >
            {`${label}…`}
          </KeyButton>
        ))}
      </Cluster>
      {hasOpened && (
        <CustomerDialogs
          customer={customer}
          now={now}
          asked={asked}
          onClose={() => setAsked(undefined)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
