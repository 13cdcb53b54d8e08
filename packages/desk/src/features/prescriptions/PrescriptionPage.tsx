import { deskStandings } from '@formulary/rules/prescriptions/deskStanding';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { FileSignature } from 'lucide-react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { useOnlookers } from '../../lib/http/useOnlookers.ts';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { PrescriptionActions } from './PrescriptionActions.tsx';
import { PrescriptionBody } from './PrescriptionBody.tsx';
import { usePrescription } from './usePrescription.ts';

const Actions = styled(Cluster)`
  &:empty {
    display: none;
  }
`;

/** Shows one prescription as it was signed, with its check of this moment, and what can be done with it. */
export function PrescriptionPage() {
  const { prescriptionId = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(prescriptionId) ? Number(prescriptionId) : undefined;
  const { prescription, timeline } = usePrescription(id);
  const { data, error } = prescription;
  const names = useOnlookers(id === undefined ? undefined : `prescription ${id}`);
  if (id === undefined || error?.code === 'not-found') {
    return (
      <Screen title="Prescription">
        <EmptyState title="There is no such prescription" picture={<FileSignature aria-hidden />}>
          <TextLink href={paths.prescriptions}>All prescriptions</TextLink>
        </EmptyState>
      </Screen>
    );
  }
  const shown = data?.listed.id === id ? data : undefined;
  return (
    <Screen
      title={`Prescription ${id}`}
      lead={
        shown && (
          <Cluster $gap={2}>
            <Tag tone={deskStandings[shown.listed.standing].tone}>
              {deskStandings[shown.listed.standing].label}
            </Tag>
            <LookingNow names={names} />
          </Cluster>
        )
      }
    >
      {error && !shown && (
        <LoadFailed
          what="the prescription"
          isRetrying={prescription.isValidating}
          onRetry={() => void prescription.mutate()}
        />
      )}
      {!shown && !error && <Skeleton $height="24rem" />}
      {shown && (
        <Actions $gap={2}>
          <PrescriptionActions key={id} prescription={shown} />
        </Actions>
      )}
      {shown && (
        <PrescriptionBody
          prescription={shown}
          timeline={timeline.data}
          {...(timeline.error && {
            timelineFailure: {
              isRetrying: timeline.isValidating,
              onRetry: () => void timeline.mutate(),
            },
          })}
        />
      )}
    </Screen>
  );
}
