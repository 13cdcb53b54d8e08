import { LazyPart } from '@formulary/ui/primitives/LazyPart';
import { loadPart } from '@formulary/ui/primitives/loadPart';
import { media } from '@formulary/ui/theme/media';
import { styled } from 'styled-components';
import { logMissingPart } from '../../lib/screen/logMissingPart.ts';
import { useSession } from '../../lib/session/session.ts';

/** As high as what comes, from the first paint on: whose page it is, the mark on the page knows. */
const Place = styled.div`
  display: none;

  :root[data-session] & {
    display: block;
    min-block-size: 42rem;
  }

  ${media.fromDesktop} {
    :root[data-session] & {
      min-block-size: 20.25rem;
    }
  }
`;

const loadDesk = async () => (await loadPart(() => import('./BuyersDesk.tsx'))).BuyersDesk;

/** Where a buyer's home begins. A visitor has nothing here and loads nothing of it. */
export function BuyersPlace() {
  const isSignedIn = useSession(({ token }) => token !== undefined);
  return (
    <Place>
      {isSignedIn && (
        <LazyPart load={loadDesk} what="your part of the page" onFailed={logMissingPart}>
          {(Desk) => <Desk />}
        </LazyPart>
      )}
    </Place>
  );
}
