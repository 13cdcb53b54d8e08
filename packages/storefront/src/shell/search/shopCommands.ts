import { type Permission, type Role, can } from '@formulary/rules/accounts/permissions';
import type { Profile } from '@formulary/rules/accounts/profile';
import type { NamedCommand } from '@formulary/rules/commands/commandsFound';
import { paths } from '../../lib/screen/paths.ts';
import { headerLinks } from '../header/headerLinks.ts';
import { moreLinks } from '../header/moreLinks.ts';
import { sidebarLinks } from '../header/sidebarLinks.ts';

/** An action of the search that is no page. */
export type CommandAction = 'clearCart' | 'signOut';

/** A page or an action, for those who have its permission. */
type DeclaredCommand = NamedCommand & { readonly permission: Permission } & (
    | { readonly href: string; readonly isNewTab?: boolean }
    | { readonly action: CommandAction }
  );

/** A page or an action of the search. */
export type ShopCommand = DeclaredCommand & {
  /** Shown before anything is typed. */
  readonly isQuick: boolean;
};

/** Pages in no menu, and actions. A new one is one entry; pages of the menus are found by themselves. */
const ownCommands: readonly DeclaredCommand[] = [
  { label: 'Cart', words: 'basket', href: paths.cart, permission: 'order' },
  { label: 'Checkout', words: 'pay place order', href: paths.checkout, permission: 'order' },
  { label: 'Add patient', words: 'new', href: paths.addPatient, permission: 'managePatients' },
  {
    label: 'Add prescriber',
    words: 'new invite',
    href: paths.addPrescriber,
    permission: 'choosePrescriber',
  },
  { label: 'Clear cart', words: 'empty basket', action: 'clearCart', permission: 'order' },
  { label: 'Log Out', words: 'sign out off', action: 'signOut', permission: 'manageAccount' },
  { label: 'Login', words: 'sign in log in', href: paths.signIn, permission: 'join' },
  { label: 'Register', words: 'sign up join new account', href: paths.signUp, permission: 'join' },
];

interface AskedBy {
  readonly role: Role;
  /** The user's profile, once known; it is part of the address of what they have to sign. */
  readonly profile?: Profile | undefined;
  /** Whether the cart has lines to clear. */
  readonly hasCart: boolean;
}

/**
 * Returns the pages and actions of a user: actions and pages in no menu, those of the sidebar and the header, then those
 * of the More menu, each address once.
 */
export function shopCommands({ role, profile, hasCart }: AskedBy): readonly ShopCommand[] {
  const isVisitor = role === 'visitor';
  const quick: readonly DeclaredCommand[] = [
    ...sidebarLinks(profile),
    ...headerLinks,
    ...ownCommands,
  ];
  const all: readonly ShopCommand[] = [
    ...quick.map((each) => ({ ...each, isQuick: true })),
    ...moreLinks.map((each) => ({ ...each, permission: 'public' as const, isQuick: isVisitor })),
  ];
  const permitted = all.filter(
    (each) => can(role, each.permission) && (hasCart || !isAction(each, 'clearCart')),
  );
  return [...new Map(permitted.map((each) => [keyOf(each), each])).values()];
}

function isAction(command: DeclaredCommand, action: CommandAction): boolean {
  return 'action' in command && command.action === action;
}

const keyOf = (command: DeclaredCommand) => ('href' in command ? command.href : command.action);
