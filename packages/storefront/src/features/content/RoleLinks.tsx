import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import type { ReactNode } from 'react';
import { useCan } from '../../lib/session/can.ts';
import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { useProfile } from '../accounts/useProfile.ts';

interface VisitorLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Links to a visitor-only page; shows signed-in users plain text, because it would redirect them. */
export function VisitorLink({ href, children }: VisitorLinkProps) {
  return useCan('join') ? <TextLink href={href}>{children}</TextLink> : children;
}

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
