import { deskStandings } from '@formulary/rules/prescriptions/deskStanding';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useOnlookers } from '../../lib/http/useOnlookers.ts';
import type { Beside } from '../../lib/list/ListScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { PrescriptionActions } from './PrescriptionActions.tsx';
import { PrescriptionBody } from './PrescriptionBody.tsx';
import { usePrescription } from './usePrescription.ts';

interface PrescriptionPanelProps {
  readonly id: number;
  readonly beside: Beside;
}

/** Shows a prescription beside the list that it is in. */
export function PrescriptionPanel({ id, beside }: PrescriptionPanelProps) {
  const { prescription, timeline } = usePrescription(id);
  const { data, error } = prescription;
  const names = useOnlookers(`prescription ${id}`);
  // The one before stays on the screen until this one is there.
  const shown = data?.listed.id === id ? data : undefined;
  return (
    <SidePanel
      {...beside}
      title={`Prescription ${id}`}
      aside={
        shown && (
          <Cluster $gap={2}>
            <Tag tone={deskStandings[shown.listed.standing].tone}>
              {deskStandings[shown.listed.standing].label}
            </Tag>
            <TextLink href={paths.prescription(id)}>Open as a page</TextLink>
            <LookingNow names={names} />
          </Cluster>
        )
      }
      actions={shown && <PrescriptionActions key={id} prescription={shown} />}
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
    </SidePanel>
  );
}
