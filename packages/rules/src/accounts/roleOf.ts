import type { Role } from './role.ts';

/** The role of the signed-in user, or of a visitor when there is none (spec section 6). */
export function roleOf(user: { readonly isPrescriber: boolean } | undefined): Role {
  if (!user) return 'visitor';
  return user.isPrescriber ? 'prescriber' : 'practitioner';
}
