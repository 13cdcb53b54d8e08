import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { TextLink } from '@formulary/ui/primitives/TextLink';
import type { ReactNode } from 'react';
import { useProfile } from '../accounts/useProfile.ts';

interface PractitionerLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Links to a practitioner-only page; shows prescribers plain text. */
export function PractitionerLink({ href, children }: PractitionerLinkProps) {
  const { data: profile } = useProfile();
  return profile && !can(roleOf(profile), 'choosePrescriber') ? (
    children
  ) : (
    <TextLink href={href}>{children}</TextLink>
  );
}
