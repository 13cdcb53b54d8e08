import { type Permission, can, roleOf } from '@formulary/rules/accounts/permissions';
import type { Profile } from '@formulary/rules/accounts/profile';

/** A link for those who have its permission. */
export interface PermittedLink {
  readonly label: string;
  readonly href: string;
  readonly permission: Permission;
  /** Other words by which the search finds it. */
  readonly words?: string;
  /** Shown before the profile tells what kind of buyer the user is. */
  readonly isEarly?: boolean;
}

/** Returns the links that a signed-in user can follow. */
export function permittedLinks(
  links: readonly PermittedLink[],
  profile: Profile | undefined,
): readonly PermittedLink[] {
  return links.filter(({ permission, isEarly }) =>
    profile ? can(roleOf(profile), permission) : isEarly === true,
  );
}
