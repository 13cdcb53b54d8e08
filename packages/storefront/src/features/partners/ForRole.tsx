import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { ButtonLink } from '@formulary/ui/primitives/ButtonLink';
import { EmptyState } from '@formulary/ui/primitives/EmptyState';
import type { ReactNode } from 'react';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useProfile } from '../accounts/useProfile.ts';

interface ForRoleProps {
  /** Who has the page. */
  readonly owner: 'practitioner' | 'prescriber';
  readonly title: string;
  /** The address of the page. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Where the other role finds its own. */
const elsewhere = {
  practitioner: {
    href: paths.practitioners(),
    label: 'My Practitioners',
    words: 'As a prescriber you answer those who ask you: they are in My Practitioners.',
  },
  prescriber: {
    href: paths.prescribers,
    label: 'My Prescribers',
    words: 'The prescribers whom you asked to sign for you are in My Prescribers.',
  },
} as const;

/** Shows a page of one role to that role, and tells the other whose it is and where its own is (spec 6.3). */
export function ForRole({ owner, title, href, children }: ForRoleProps) {
  const { data: profile, error } = useProfile();
  const isTheirs = profile?.isPrescriber === (owner === 'prescriber');
  // Where the profile cannot be read the page is tried, and says itself what it cannot load.
  if (isTheirs || (!profile && error)) return children;
  const { href: ownHref, label, words } = elsewhere[owner];
  return (
    <Screen
      title={title}
      heading={title}
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: title, href },
      ]}
    >
      {profile ? (
        <EmptyState
          title={`This page is for ${owner}s`}
          actions={<ButtonLink href={ownHref}>{label}</ButtonLink>}
        >
          {words}
        </EmptyState>
      ) : (
        <PartnersSkeleton
          what={owner === 'prescriber' ? 'your practitioners' : 'your prescribers'}
        />
      )}
    </Screen>
  );
}
