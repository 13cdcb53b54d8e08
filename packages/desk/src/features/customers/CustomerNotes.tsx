import { addDeskCustomerNote } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { CustomerNoteForm } from '@formulary/ui/forms/CustomerNoteForm';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useState } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import type { Customer } from './customer.ts';

interface CustomerNotesProps {
  readonly customer: Customer;
  readonly onChanged: (next: Customer) => void;
}

/** Shows the notes of staff about a customer, the newest first, and takes another. */
export function CustomerNotes({ customer, onChanged }: CustomerNotesProps) {
  const canWrite = useStaffCan('prepareCustomers') && customer.erasedAt === undefined;
  const [written, setWritten] = useState(0);
  return (
    <Stack $gap={4}>
      {canWrite && (
        <CustomerNoteForm
          // An empty form for the next note.
          key={written}
          onSubmit={(note) =>
            refusalOf(async () => {
              const params = { id: customer.id };
              onChanged(await callDesk(addDeskCustomerNote, { params, body: { note } }));
              setWritten(written + 1);
            }, ['note'])
          }
        />
      )}
      {customer.notes.length === 0 && <p>No notes yet.</p>}
      {customer.notes.map(({ id, at, by, note }) => (
        <article key={id} aria-label={`Note of ${by}`}>
          <p>
            <strong>{by}</strong> <span>{formatMoment(at)}</span>
          </p>
          <p style={{ whiteSpace: 'pre-line' }}>{note}</p>
        </article>
      ))}
    </Stack>
  );
}
