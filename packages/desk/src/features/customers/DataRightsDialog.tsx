import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { copyDeskCustomerData } from '@formulary/rules/calls/desk/deskDataCalls';
import { noteDeskDataRequest } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { eraseDeskCustomer } from '@formulary/rules/calls/desk/deskDataCalls';
import { keptReasons } from '@formulary/rules/customers/dataRights';
import { formatDay } from '@formulary/rules/dates/day';
import { parseDate } from '@formulary/rules/dates/dateField';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { fullName } from '@formulary/rules/text/fullName';
import type { Words } from '@formulary/rules/wire/codec';
import { useNow } from '@formulary/client/screen/useNow';
import { type DataRequestKind, DataRequestForm } from '@formulary/ui/forms/DataRequestForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { saveAnswer } from '../../lib/http/saveAnswer.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import type { Customer } from './customer.ts';

type Erased = Words<(typeof eraseDeskCustomer)['answer']>;

interface DataRightsDialogProps {
  readonly customer: Customer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly copyCall: typeof copyDeskCustomerData;
  /** The customer's record has a new event, of this answer or of a colleague: read it again. */
  readonly onChanged: () => void;
}

/** Answers a customer's request by a copy of their data or an erasure, which says what the law keeps; or notes it for later. */
export function DataRightsDialog({
  customer,
  isOpen,
  onClose,
  copyCall,
  onChanged,
}: DataRightsDialogProps) {
  const now = useNow();
  const [erased, setErased] = useState<Erased>();
  const mayAnswer = useStaffCan('answerDataRequests');
  const { id, version } = customer;
  const answer = (kind: DataRequestKind, askedBy: string, askedOn: string, reason: string) =>
    refusalOf(async () => {
      const asked = { askedBy, askedOn: parseDate(askedOn) ?? londonDay(now) };
      if (kind === 'note') {
        try {
          await callDesk(noteDeskDataRequest, { params: { id }, body: { version, ...asked } });
        } catch (problem) {
          if (problem instanceof ApiProblem && problem.code === 'record-changed') onChanged();
          throw problem;
        }
        onChanged();
        onClose();
        return;
      }
      if (kind === 'erase') {
        const body = { version, ...asked, reason };
        try {
          setErased(
            await withFreshProof(() => callDesk(eraseDeskCustomer, { params: { id }, body })),
          );
        } catch (problem) {
          if (problem instanceof ApiProblem && problem.code === 'record-changed') onChanged();
          throw problem;
        }
        return;
      }
      await withFreshProof(() => saveAnswer(copyCall, { params: { id }, body: asked }, 'copy.zip'));
      onChanged();
      onClose();
    }, ['kind', 'askedBy', 'askedOn', 'reason']);
  const close = () => {
    if (erased !== undefined) onChanged();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={`Data of ${fullName(customer)}`}>
      {erased === undefined ? (
        isOpen && (
          <DataRequestForm
            now={now}
            kinds={mayAnswer ? ['copy', 'erase', 'note'] : ['note']}
            secondaryActions={<Button onClick={onClose}>Cancel</Button>}
            onSubmit={({ kind, askedBy, askedOn, reason }) =>
              answer(kind, askedBy, askedOn, reason)
            }
          />
        )
      ) : (
        <Stack $gap={4}>
          <Alert tone="success" title="The data is erased, and the customer was told by email">
            {erased.removed.length === 0
              ? 'There was nothing to remove but the account’s own details.'
              : `Removed: ${erased.removed.join(', ').toLowerCase()}.`}
          </Alert>
          {erased.kept.map(({ reason, what, until }) => (
            <p key={reason}>
              {`Kept until ${formatDay(until)}: ${what.join(', ').toLowerCase()}. ${keptReasons[reason].why}.`}
            </p>
          ))}
          <div>
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
