import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';

export interface SamePatientNoticeProps {
  /** Name: 'JONES, Amara'. */
  who: string;
  /** The prescriptions of this patient, counted from 1. */
  numbers: readonly number[];
}

/**
 * Says that one patient has several prescriptions in an order. This is allowed; limits apply to each separately
 * (reading R26).
 */
export function SamePatientNotice({ who, numbers }: SamePatientNoticeProps) {
  const last = numbers.at(-1);
  const listed = `${numbers.slice(0, -1).join(', ')} and ${last}`;
  return (
    <Alert tone="warning" title={`${who} is on prescriptions ${listed}.`}>
      The limits count each prescription by itself, so this patient may get more than one
      prescription allows. You can go on; the prescriber is told.
    </Alert>
  );
}
