import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { isEditable } from '@formulary/rules/prescriptions/prescriptionAction';
import { SigningBar } from '@formulary/ui/pieces/prescriptions/SigningBar';
import { SigningKeys } from '@formulary/ui/pieces/prescriptions/SigningKeys';
import { SigningQueue } from '@formulary/ui/pieces/prescriptions/SigningQueue';
import type { Elements } from '@formulary/ui/primitives/elements';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { media } from '@formulary/theme/media';
import { size, space } from '@formulary/theme/tokens';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../lib/screen/paths.ts';
import type { useSigningQueue } from '../useSigningQueue.ts';
import { goToNextStep, useSigningKeys, useSigningKeysSwitch } from './signingKeys.ts';

export interface QueueLayoutProps {
  readonly queue: ReturnType<typeof useSigningQueue>;
  readonly shown: Prescription | undefined;
  readonly shownId: number;
  readonly readerId: number;
  readonly now: Date;
  /** The prescription. */
  readonly children: Elements;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  ${media.fromDesktop} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }

  ${media.fromWide} {
    grid-template-columns: 18rem minmax(0, 1fr);
  }

  ${media.print} {
    display: block;
  }
`;

const Side = styled.div`
  display: none;

  ${media.fromDesktop} {
    position: sticky;
    inset-block-start: calc(${size.header} + ${space[4]});
    display: block;
    max-block-size: calc(100dvh - ${size.header} - ${space[8]});
    padding-inline-end: ${space[1]};
    overflow-y: auto;
  }

  ${media.print} {
    display: none;
  }
`;

const hrefOf = (id: number | undefined) => (id === undefined ? undefined : paths.prescription(id));

/** Shows a prescriber's queue beside a prescription; below a laptop's width a bar stands in for it. */
export function QueueLayout({ queue, shown, shownId, readerId, now, children }: QueueLayoutProps) {
  const navigate = useNavigate();
  const { isOn, turn } = useSigningKeysSwitch();
  const [previous, next] = [hrefOf(queue.previousId), hrefOf(queue.nextId)];
  const action = shown && actionOf(shown, readerId);
  useSigningKeys({
    j: next === undefined ? undefined : () => void navigate(next),
    k: previous === undefined ? undefined : () => void navigate(previous),
  });
  return (
    <Root>
      <Side>
        {queue.isKnown && (
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
        )}
        {/* Once nothing is to be done here, the prescription itself says that the next one is not known. */}
        {!queue.isKnown && queue.isFailed && action && (
          <LoadFailed what="your queue" isRetrying={queue.isRetrying} onRetry={queue.retry} />
        )}
        {!queue.isKnown && !queue.isFailed && <Skeleton $height="20rem" />}
      </Side>
      <div>
        {children}
        {queue.isKnown && shown && (
          <SigningBar
            previousHref={previous}
            nextHref={next}
            left={queue.left}
            action={action}
            onGoToAction={goToNextStep}
          />
        )}
      </div>
    </Root>
  );
}

function actionOf(shown: Prescription, readerId: number): 'Verify' | 'Sign' | undefined {
  if (shown.waitsFor !== 'signature' || shown.isLapsed) return undefined;
  return isEditable(shown, readerId) ? 'Verify' : 'Sign';
}
