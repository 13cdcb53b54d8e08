import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { ButtonLink } from '@formulary/ui/primitives/ButtonLink';
import { EmptyState } from '@formulary/ui/primitives/EmptyState';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import type { ReactNode } from 'react';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useProfile } from '../accounts/useProfile.ts';

interface ForRoleProps {
  /** Role that the page is for. */
  readonly owner: 'practitioner' | 'prescriber';
  readonly title: string;
  /** Address of the page. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Equivalent page of the other role. */
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

/** Shows a page to its role; tells the other role whose it is, with a link to its own page (spec 6.3). */
export function ForRole({ owner, title, href, children }: ForRoleProps) {
  const { data: profile, error, isValidating, mutate } = useProfile();
  const isTheirs = profile?.isPrescriber === (owner === 'prescriber');
  if (isTheirs) return children;
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
      {error && !profile && (
        <LoadFailed what="this page" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {profile && (
        <EmptyState
          title={`This page is for ${owner}s`}
          actions={<ButtonLink href={ownHref}>{label}</ButtonLink>}
        >
          {words}
        </EmptyState>
      )}
      {!profile && !error && (
        <PartnersSkeleton
          what={owner === 'prescriber' ? 'your practitioners' : 'your prescribers'}
        />
      )}
    </Screen>
  );
}
