import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import type { PrescriptionChange } from './usePrescriptionChange.ts';

/** Says who changed a prescription while this person typed; what was typed can be sent again. */
export function ChangedNotice({ conflict }: Pick<PrescriptionChange, 'conflict'>) {
  if (conflict === undefined) return null;
  return (
    <Alert tone="warning" isUrgent title="Something happened to this prescription meanwhile">
      <ul>
        {conflict.changes.map(({ at, author, sentence }) => (
          <li
            key={`${String(at)} ${sentence}`}
          >{`${formatMoment(at)}, ${author.name}: ${sentence}`}</li>
        ))}
      </ul>
      <p>Send it again if it should still be done.</p>
    </Alert>
  );
}
