import { type StaffRole, staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { LockKeyhole } from 'lucide-react';
import { jobsOf } from '../jobs/jobs.ts';
import { Screen } from '../lib/screen/Screen.tsx';

/** Says that a person's role does not open this page, and offers what it opens. */
export function NotPermitted({ role }: { readonly role: StaffRole }) {
  return (
    <Screen title="Not for your role">
      <EmptyState
        title={`This page is not open to the role ${staffRoleLabel(role)}`}
        picture={<LockKeyhole aria-hidden />}
        actions={jobsOf(role).map(({ title, href }) => (
          <ButtonLink key={href} href={href}>
            {title}
          </ButtonLink>
        ))}
      >
        If you need it for your work, please ask the superintendent. You can open these:
      </EmptyState>
    </Screen>
  );
}
