import { can, needsSession, type Permission } from '@formulary/rules/accounts/permissions';
import { bodyLimitOf } from '../../packages/server/src/platform/http/bodyBounds.ts';
import type { DocumentedCall } from './DocumentedCall.ts';

/** An error status of a call. */
export interface RefusalRow {
  readonly status: number;
  readonly when: string;
}

/** Returns the role of buyer that alone has a permission. */
export function onlyRoleOf(access: Permission): 'practitioner' | 'prescriber' {
  return can('practitioner', access) ? 'practitioner' : 'prescriber';
}

/**
 * Returns each error status of a call once: those it declares, and those that follow from its access rule and inputs.
 */
export function refusalsOf(call: DocumentedCall): readonly RefusalRow[] {
  const declares = (status: number) => call.refusals.some((each) => each.status === status);
  const reads = [call.params && 'path', call.query && 'query', call.body && 'body'].filter(Boolean);
  const rows: RefusalRow[] = [...call.refusals];
  if (reads.length > 0 && !declares(400)) {
    rows.push({ status: 400, when: `the ${reads.join(' or ')} is not valid` });
  }
  if (needsSession(call.access)) {
    rows.push({ status: 401, when: 'there is no token, or it is not alive any more' });
    rows.push({ status: 403, when: 'the account may not use the service any more' });
  }
  if (!can('visitor', call.access) && !can('buyer', call.access)) {
    rows.push({ status: 404, when: `the account is not that of a ${onlyRoleOf(call.access)}` });
  }
  rows.push(...refusalsOfBody(call).filter(({ status }) => !declares(status)));
  const statuses = [...new Set(rows.map(({ status }) => status))].toSorted((a, b) => a - b);
  return statuses.map((status) => {
    const reasons = rows.filter((row) => row.status === status).map(({ when }) => when);
    return { status, when: reasons.join('; or ') };
  });
}

function refusalsOfBody({ body, files }: DocumentedCall): readonly RefusalRow[] {
  if (files) {
    return [
      { status: 413, when: 'the form or a part of it is too large' },
      { status: 415, when: 'what arrives is not a multipart form' },
    ];
  }
  if (!body) return [];
  const most = bodyLimitOf({ body }).toLocaleString('en-GB');
  return [
    { status: 413, when: `the body is larger than ${most} bytes` },
    { status: 415, when: 'the body is not application/json' },
  ];
}
