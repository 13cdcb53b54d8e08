import type { Role } from './role.ts';

/** Returns the role of the signed-in user, or 'visitor' without a user (spec section 6). */
export function roleOf(user: { readonly isPrescriber: boolean } | undefined): Role {
  if (!user) return 'visitor';
  return user.isPrescriber ? 'prescriber' : 'practitioner';
}
