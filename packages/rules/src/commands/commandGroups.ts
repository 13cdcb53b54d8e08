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
  /**
   * Whether no product has the typed words, so that the products are a guess or none. Orders and patients always have
   * what was typed.
   */
  readonly isProductGuessed?: boolean;
}

/**
 * Returns the groups of the search, in order. Before two characters are typed: what waits for a prescriber, what a buyer
 * bought, earlier searches, last orders, pages and actions; for a visitor the categories. After that: products, orders,
 * patients, pages and actions, and first what the search looks like: a page or an action, a date of birth, an order's
 * number. Products that are a guess follow orders and patients.
 */
export function commandGroups({ role, ...asked }: Asked): readonly CommandGroup[] {
  const typed = asked.typed.trim();
  const order = typed.length < LEAST_TYPED ? beforeTyping(role) : whileTyping({ ...asked, typed });
  return order.filter((group) => can(role, groups[group]));
}

function beforeTyping(role: Role): readonly CommandGroup[] {
  return role === 'visitor'
    ? ['earlierSearches', 'categories', 'commands']
    : ['waiting', 'bought', 'earlierSearches', 'lastOrders', 'commands'];
}

function whileTyping(asked: Omit<Asked, 'role'>): readonly CommandGroup[] {
  const usual: readonly CommandGroup[] = asked.isProductGuessed
    ? ['orders', 'patients', 'products', 'commands']
    : ['products', 'orders', 'patients', 'commands'];
  const meant = meantGroup(asked.typed, asked.isCommandMeant);
  return [...new Set(meant === undefined ? usual : [meant, ...usual])];
}

function meantGroup(typed: string, isCommandMeant: boolean): CommandGroup | undefined {
  if (isCommandMeant) return 'commands';
  if (DATE.test(typed)) return 'patients';
  return orderNumberIn(typed) === undefined ? undefined : 'orders';
}
