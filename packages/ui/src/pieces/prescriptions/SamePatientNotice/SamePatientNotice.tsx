import { Alert } from '../../../primitives/Alert/Alert.tsx';

export interface SamePatientNoticeProps {
  /** 'JONES, Amara' */
  who: string;
  /** The prescriptions of this patient, counted from 1. */
  numbers: readonly number[];
}

/** One patient on several prescriptions of an order: allowed, and said, because the limits hold on each of them by itself (reading R26). */
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
