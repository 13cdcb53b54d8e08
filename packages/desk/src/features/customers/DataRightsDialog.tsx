import { noteDeskDataRequest } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { copyDeskCustomerData, eraseDeskCustomer } from '@formulary/rules/calls/desk/deskDataCalls';
import { keptReasons } from '@formulary/rules/customers/dataRights';
import { formatDay } from '@formulary/rules/dates/day';
import { parseDate } from '@formulary/rules/dates/dateField';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { fullName } from '@formulary/rules/text/fullName';
import type { Words } from '@formulary/rules/wire/codec';
import { useNow } from '@formulary/client/screen/useNow';
import { DataRequestForm, type TypedDataRequest } from '@formulary/ui/forms/DataRequestForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { RecordConflict } from '../../lib/changes/RecordConflict.tsx';
import { type SeenRecord, useRecordChange } from '../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../lib/http/callDesk.ts';
import { saveAnswer } from '../../lib/http/saveAnswer.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import type { Customer } from './customer.ts';

type Erased = Words<(typeof eraseDeskCustomer)['answer']>;

const FIELDS = ['kind', 'askedBy', 'askedOn', 'reason'];

interface DataRightsDialogProps {
  readonly customer: Customer;
  /** The record as it was seen, and how it is read again. */
  readonly record: SeenRecord;
  readonly onClose: () => void;
}

/** Answers a customer's request by a copy of their data or an erasure, which says what the law keeps; or notes it for later. */
export function DataRightsDialog({ customer, record, onClose }: DataRightsDialogProps) {
  const now = useNow();
  const [erased, setErased] = useState<Erased>();
  const mayAnswer = useStaffCan('answerDataRequests');
  const params = { id: customer.id };
  const name = fullName(customer);
  const noted = useRecordChange(record, `The request of ${name} is noted`, onClose);
  // The page of an erased customer has no dialogs, so reload it only after this dialog has listed what is kept.
  const erasure = useRecordChange(
    { ...record, reads: [] },
    `The data of ${name} is erased`,
    () => {},
  );
  const close = () => {
    onClose();
    if (erased) void noted.reload();
  };
  const copied = useRecordChange(record, 'The copy is saved', onClose);
  const answer = ({ kind, askedBy, askedOn, reason }: TypedDataRequest) => {
    const asked = { askedBy, askedOn: parseDate(askedOn) ?? londonDay(now) };
    if (kind === 'note')
      return noted.submit(
        (version) => callDesk(noteDeskDataRequest, { params, body: { version, ...asked } }),
        FIELDS,
      );
    if (kind === 'erase')
      return erasure.submit(async (version) => {
        const body = { version, ...asked, reason };
        setErased(await withFreshProof(() => callDesk(eraseDeskCustomer, { params, body })));
      }, FIELDS);
    return copied.submit(
      () =>
        withFreshProof(() => saveAnswer(copyDeskCustomerData, { params, body: asked }, 'copy.zip')),
      FIELDS,
    );
  };
  return (
    <Dialog isOpen onClose={close} title={`Data of ${name}`}>
      {erased === undefined ? (
        <Stack $gap={4}>
          <RecordConflict what="this customer" change={noted} onClose={onClose} />
          <RecordConflict
            what="this customer"
            change={{ ...erasure, reload: noted.reload }}
            onClose={onClose}
          />
          <DataRequestForm
            now={now}
            kinds={mayAnswer ? ['copy', 'erase', 'note'] : ['note']}
            secondaryActions={<Button onClick={onClose}>Cancel</Button>}
            onSubmit={answer}
          />
        </Stack>
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
