import { can, type Permission } from '@formulary/rules/accounts/permissions';
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
 * Returns each error status that a call declares once, with its reasons. What follows from a call's access and inputs
 * is said once for all calls, at the head of the page.
 */
export function refusalsOf({ refusals }: Pick<DocumentedCall, 'refusals'>): readonly RefusalRow[] {
  return [...Map.groupBy(refusals, ({ status }) => status)]
    .map(([status, rows]) => ({ status, when: rows.map(({ when }) => when).join('; or ') }))
    .toSorted((one, other) => one.status - other.status);
}
