import { MOST_VIEWS, viewNameFault } from '@formulary/rules/deskLists/viewName';
import { tidyLine } from '@formulary/rules/text/tidyLine';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockStaff } from '../staffAccounts.queries.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import {
  type StaffView,
  deleteView,
  findView,
  insertView,
  lockViews,
  updateView,
} from './views.queries.ts';

type Office = Pick<StaffAccounts, 'db' | 'now'>;

/**
 * Saves a view of a list and returns it. Refuses an empty or long name with its sentence, with 'view-name-taken' the
 * name of another view of the list in any case, and with 'views-full' after 30.
 */
export function addView(
  { db, now }: Office,
  view: {
    readonly staffId: number;
    readonly list: string;
    readonly name: string;
    readonly query: string;
  },
): Promise<StaffView> {
  const name = checkedName(view.name);
  return withTransaction(db, async (trx) => {
    const others = await lockOwn(trx, view);
    requireFreeName(name, others);
    if (others.length >= MOST_VIEWS) throw new Refused('views-full');
    return insertView(trx, { ...view, name, now: now() });
  });
}

/**
 * Renames a view of a person, or makes it the one that its list opens with, or no longer. Returns it. Refuses as
 * `addView` does, and with 'view-missing' somebody else's.
 */
export function changeView(
  { db }: Office,
  change: {
    readonly staffId: number;
    readonly id: number;
    readonly name?: string | undefined;
    readonly isDefault?: boolean | undefined;
  },
): Promise<StaffView> {
  const { staffId, id } = change;
  const name = change.name === undefined ? undefined : checkedName(change.name);
  return withTransaction(db, async (trx) => {
    const found = await findView(trx, { staffId, id });
    const views = found ? await lockOwn(trx, { staffId, list: found.list }) : [];
    const view = views.find((each) => each.id === id);
    if (!view) throw new Refused('view-missing');
    const others = views.filter((each) => each.id !== id);
    if (name !== undefined) requireFreeName(name, others);
    const { isDefault = view.isDefault } = change;
    const next = { ...view, name: name ?? view.name, isDefault };
    await updateView(trx, staffId, next);
    return next;
  });
}

/** Deletes a view of a person. Refuses with 'view-missing' somebody else's. */
export async function removeView(
  { db }: Office,
  view: { readonly staffId: number; readonly id: number },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    if (!(await deleteView(trx, view))) throw new Refused('view-missing');
  });
}

/** Locks the person, so that two devices do not save the thirty-first view at once, and reads their views of a list. */
async function lockOwn(
  trx: Trx,
  { staffId, list }: { readonly staffId: number; readonly list: string },
): Promise<readonly StaffView[]> {
  await lockStaff(trx, [staffId]);
  return lockViews(trx, { staffId, list });
}

function checkedName(typed: string): string {
  const fault = viewNameFault(typed, []);
  if (fault !== undefined) throw new Refused('invalid-request', { errors: { name: fault } });
  return tidyLine(typed);
}

function requireFreeName(name: string, others: readonly StaffView[]): void {
  const names = others.map((other) => other.name);
  if (viewNameFault(name, names) !== undefined) throw new Refused('view-name-taken');
}
