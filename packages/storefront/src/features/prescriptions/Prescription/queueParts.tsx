import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { isEditable } from '@formulary/rules/prescriptions/prescriptionAction';
import { SigningBar } from '@formulary/ui/pieces/prescriptions/SigningBar';
import { SigningKeys } from '@formulary/ui/pieces/prescriptions/SigningKeys';
import { SigningQueue } from '@formulary/ui/pieces/prescriptions/SigningQueue';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/screen/paths.ts';
import { goToNextStep, useSigningKeys, useSigningKeysSwitch } from './signingKeys.ts';
import type { QueueLayoutProps } from './QueueLayout.tsx';

type QueueProps = Omit<QueueLayoutProps, 'children'>;

const hrefOf = (id: number | undefined) => (id === undefined ? undefined : paths.prescription(id));

/** Shows what waits for a prescriber, beside a prescription, with its keys. */
export function QueueSide({ queue, shown, shownId, readerId, now }: QueueProps) {
  const navigate = useNavigate();
  const { isOn, turn } = useSigningKeysSwitch();
  const [previous, next] = [hrefOf(queue.previousId), hrefOf(queue.nextId)];
  useSigningKeys({
    j: next === undefined ? undefined : () => void navigate(next),
    k: previous === undefined ? undefined : () => void navigate(previous),
  });
  if (queue.isKnown)
    return (
      <SigningQueue
        queue={queue.queue}
        shownId={shownId}
        readerId={readerId}
        now={now}
        hrefFor={paths.prescription}
        left={queue.left}
      >
        <SigningKeys isOn={isOn} onChange={turn} />
      </SigningQueue>
    );
  if (!queue.isFailed) return <Skeleton $height="20rem" />;
  // Once nothing is to be done here, the prescription itself says that the next one is not known.
  if (!shown || actionOf(shown, readerId) === undefined) return null;
  return <LoadFailed what="your queue" isRetrying={queue.isRetrying} onRetry={queue.retry} />;
}

/** Leads on through a prescriber's queue below a laptop's width. */
export function QueueBar({
  queue,
  shown,
  readerId,
}: Pick<QueueProps, 'queue' | 'shown' | 'readerId'>) {
  if (!queue.isKnown || !shown) return null;
  return (
    <SigningBar
      previousHref={hrefOf(queue.previousId)}
      nextHref={hrefOf(queue.nextId)}
      left={queue.left}
      action={actionOf(shown, readerId)}
      onGoToAction={goToNextStep}
    />
  );
}

function actionOf(shown: Prescription, readerId: number): 'Verify' | 'Sign' | undefined {
  if (shown.waitsFor !== 'signature' || shown.isLapsed) return undefined;
  return isEditable(shown, readerId) ? 'Verify' : 'Sign';
}
