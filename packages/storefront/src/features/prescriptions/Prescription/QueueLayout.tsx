import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { Elements } from '@formulary/ui/primitives/elements';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { media } from '@formulary/theme/media';
import { size, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import type { useSigningQueue } from '../useSigningQueue.ts';

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

const BelowLaptop = styled.div`
  display: contents;

  ${media.fromDesktop} {
    display: none;
  }
`;

const loadSide = async () => (await loadLazily(() => import('./queueParts.tsx'))).QueueSide;
const loadBar = async () => (await loadLazily(() => import('./queueParts.tsx'))).QueueBar;

/** Shows a prescriber's queue beside a prescription; below a laptop's width a bar stands in for it. */
export function QueueLayout({ children, ...shown }: QueueLayoutProps) {
  return (
    <Root>
      <Side>
        <LazyLoad
          load={loadSide}
          what="your queue"
          placeholder={<Skeleton $height="20rem" />}
          onFailed={logLoadFailure}
        >
          {(QueueSide) => <QueueSide {...shown} />}
        </LazyLoad>
      </Side>
      <div>
        {children}
        <BelowLaptop>
          <LazyLoad load={loadBar} what="your queue" onFailed={logLoadFailure}>
            {(QueueBar) => <QueueBar {...shown} />}
          </LazyLoad>
        </BelowLaptop>
      </div>
    </Root>
  );
}
