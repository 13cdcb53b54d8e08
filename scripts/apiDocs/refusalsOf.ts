import type { DocumentedCall } from './DocumentedCall.ts';

/** A status that a call may be refused with. */
export interface RefusalRow {
  readonly status: number;
  readonly when: string;
}

/** Everything a call itself may refuse: what it declares, and what follows from its access rule and what it reads. */
export function refusalsOf(call: DocumentedCall): readonly RefusalRow[] {
  const declares = (status: number) => call.refusals.some((each) => each.status === status);
  const reads = [call.params && 'path', call.query && 'query', call.body && 'body'].filter(Boolean);
  const rows: RefusalRow[] = [...call.refusals];
  if (reads.length > 0 && !declares(400)) {
    rows.push({ status: 400, when: `the ${reads.join(' or ')} is not valid` });
  }
  if (call.access === 'signed-in') {
    rows.push({ status: 401, when: 'there is no token, or it is not alive any more' });
    rows.push({ status: 403, when: 'the account may not use the service any more' });
  }
  if (call.body) {
    rows.push({ status: 413, when: 'the body is too large' });
    rows.push({ status: 415, when: 'the body is not application/json' });
  }
  return rows.toSorted((one, other) => one.status - other.status);
}
