import { TextLink } from '@formulary/ui/primitives/TextLink';
import type { ReactNode } from 'react';
import { useProfile } from '../accounts/useProfile.ts';

interface PractitionerLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to a page that prescribers, who prescribe themselves, do not have; to them, its words. */
export function PractitionerLink({ href, children }: PractitionerLinkProps) {
  const { data: profile } = useProfile();
  return profile?.isPrescriber ? children : <TextLink href={href}>{children}</TextLink>;
}
