import { can, type Permission, type Role } from '../accounts/permissions.ts';
import { orderNumberIn } from '../orders/orderNumberIn.ts';

/** Every group of the search, with the permission to see it. */
const groups = {
  /** Pending tasks. */
  waiting: 'signPrescriptions',
  /** Products bought lately. */
  bought: 'order',
  earlierSearches: 'public',
  lastOrders: 'order',
  categories: 'public',
  /** Matching products and categories. */
  products: 'public',
  orders: 'order',
  patients: 'managePatients',
  /** Pages and actions. */
  commands: 'public',
} as const satisfies Readonly<Record<string, Permission>>;

export type CommandGroup = keyof typeof groups;

/** Shortest search that gets results, in characters. */
export const LEAST_TYPED = 2;

const DATE = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/;

interface Asked {
  readonly role: Role;
  /** The search; empty before anything is typed. */
  readonly typed: string;
  /** Whether the search begins the name of a page or an action. */
  readonly isCommandMeant: boolean;
}

/**
 * Returns the groups of the search, in order. Before two characters are typed: what waits for a prescriber, what a buyer
 * bought, earlier searches, last orders, pages and actions; for a visitor the categories. After that: products, orders,
 * patients, pages and actions, and first what the search looks like: a page or an action, a date of birth, an order's
 * number.
 */
export function commandGroups({ role, typed, isCommandMeant }: Asked): readonly CommandGroup[] {
  return orderOf(typed.trim(), role, isCommandMeant).filter((group) => can(role, groups[group]));
}

function orderOf(typed: string, role: Role, isCommandMeant: boolean): readonly CommandGroup[] {
  if (typed.length < LEAST_TYPED)
    return role === 'visitor'
      ? ['earlierSearches', 'categories', 'commands']
      : ['waiting', 'bought', 'earlierSearches', 'lastOrders', 'commands'];
  const usual: readonly CommandGroup[] = ['products', 'orders', 'patients', 'commands'];
  const first = meantGroup(typed, isCommandMeant);
  return [...new Set([first, ...usual])];
}

function meantGroup(typed: string, isCommandMeant: boolean): CommandGroup {
  if (isCommandMeant) return 'commands';
  if (DATE.test(typed)) return 'patients';
  return orderNumberIn(typed) === undefined ? 'products' : 'orders';
}
