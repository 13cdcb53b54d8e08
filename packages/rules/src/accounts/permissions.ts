/** Who uses the shop (spec section 6). A `buyer` is signed in; the profile then tells which kind. */
export type Role = 'visitor' | 'buyer' | 'practitioner' | 'prescriber';

const everyone = ['visitor', 'buyer', 'practitioner', 'prescriber'] as const;
const visitors = ['visitor'] as const;
const buyers = ['buyer', 'practitioner', 'prescriber'] as const;
const practitioners = ['practitioner'] as const;
const prescribers = ['prescriber'] as const;

/**
 * Says who can do or see what (spec 6.1 to 6.3). The calls name one of these as their access, and the server admits
 * accordingly; screens decide links, columns, prices and sections by them.
 */
export const permissions = {
  public: everyone,
  /** Sign in, register, reset a password: screens that nobody needs who is signed in (spec 2.2). */
  join: visitors,
  /** Prices, offers and stock figures. */
  seePrices: buyers,
  /** Cart, checkout, orders, payments, saved lists, stock requests. */
  order: buyers,
  manageAccount: buyers,
  managePatients: buyers,
  seePrescriptions: buyers,
  managePartners: buyers,
  choosePrescriber: practitioners,
  answerPractitioners: prescribers,
  signPrescriptions: prescribers,
  writeManualPrescriptions: prescribers,
  printPrescriptionTemplate: prescribers,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof permissions;

/** The permissions that all buyers have or lack alike, so that the session tells before the profile is known. */
export type SharedPermission = {
  [P in Permission]: (typeof permissions)[P] extends typeof practitioners | typeof prescribers
    ? never
    : P;
}[Permission];

/** Returns whether a role has a permission. */
export function can(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = permissions[permission];
  return roles.includes(role);
}

/** Returns whether a call or page with this access needs a live token. */
export function needsSession(access: Permission): boolean {
  return !can('visitor', access);
}

interface Buyer {
  readonly isPrescriber: boolean;
}

/** Returns the role of a user; without a user, or before the profile is known, the visitor's. */
export function roleOf(user: Buyer): 'practitioner' | 'prescriber';
export function roleOf(user: Buyer | undefined): 'visitor' | 'practitioner' | 'prescriber';
export function roleOf(user: Buyer | undefined): 'visitor' | 'practitioner' | 'prescriber' {
  if (!user) return 'visitor';
  return user.isPrescriber ? 'prescriber' : 'practitioner';
}

/** Returns the name of the user's role (spec 2.15, section 6). */
export function roleLabel({ isPrescriber }: Buyer): 'Prescriber' | 'Practitioner' {
  return isPrescriber ? 'Prescriber' : 'Practitioner';
}
