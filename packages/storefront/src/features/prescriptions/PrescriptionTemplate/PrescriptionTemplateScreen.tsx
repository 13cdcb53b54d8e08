import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { PrescriptionSkeleton } from '@formulary/ui/pieces/prescriptions/PrescriptionSkeleton';
import { PrescriptionTemplate } from '@formulary/ui/pieces/prescriptions/PrescriptionTemplate';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { useState } from 'react';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useProfile } from '../../accounts/useProfile.ts';

const TITLE = 'Prescription Template';

/** Shows the private prescription form that a prescriber prints and fills in by hand (spec 2.21). */
export function PrescriptionTemplateScreen() {
  const [now] = useState(() => new Date());
  const { data: profile, error, isValidating, mutate } = useProfile();
  const canPrint = can(roleOf(profile), 'printPrescriptionTemplate');
  return (
    <Screen
      title={TITLE}
      breadcrumbs={[
        { label: 'Prescriptions', href: paths.prescriptions() },
        { label: TITLE, href: paths.prescriptionTemplate },
      ]}
    >
      {!canPrint && <VisuallyHidden as="h1">{TITLE}</VisuallyHidden>}
      {!profile && error && (
        <LoadFailed what="your details" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!profile && !error && <PrescriptionSkeleton />}
      {profile && !canPrint && (
        <EmptyState
          title="This page is for prescribers"
          actions={<ButtonLink href={paths.prescriptions()}>All prescriptions</ButtonLink>}
        >
          Your prescribers print the template from their own account.
        </EmptyState>
      )}
      {profile && canPrint && (
        <PrescriptionTemplate
          prescriber={profile}
          now={now}
          accountHref={paths.profile}
          onPrint={() => globalThis.print()}
        />
      )}
    </Screen>
  );
}
