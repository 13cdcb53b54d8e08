import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { PartnersSkeleton } from '@formulary/ui/pieces/partners/PartnersSkeleton';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import type { ReactNode } from 'react';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useProfile } from '../accounts/useProfile.ts';

interface RoleGateProps {
  /** What the page is for; one role has it. */
  readonly permission: keyof typeof pages;
  readonly title: string;
  /** Address of the page. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Whose page it is, and the equivalent page of the other role. */
const pages = {
  choosePrescriber: {
    owner: 'practitioner',
    what: 'your prescribers',
    href: paths.practitioners(),
    label: 'My Practitioners',
    words: 'As a prescriber you answer those who ask you: they are in My Practitioners.',
  },
  answerPractitioners: {
    owner: 'prescriber',
    what: 'your practitioners',
    href: paths.prescribers,
    label: 'My Prescribers',
    words: 'The prescribers whom you asked to sign for you are in My Prescribers.',
  },
} as const;

/** Shows a page to its role; tells the other role whose it is, with a link to its own page (spec 6.3). */
export function RoleGate({ permission, title, href, children }: RoleGateProps) {
  const { data: profile, error, isValidating, mutate } = useProfile();
  if (can(roleOf(profile), permission)) return children;
  const { owner, what, href: otherHref, label, words } = pages[permission];
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
          actions={<ButtonLink href={otherHref}>{label}</ButtonLink>}
        >
          {words}
        </EmptyState>
      )}
      {!profile && !error && <PartnersSkeleton what={what} />}
    </Screen>
  );
}
