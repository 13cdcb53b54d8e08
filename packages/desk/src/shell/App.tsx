import { readSettings } from '@formulary/client/reads/readSettings';
import { GlobalStyle } from '@formulary/theme/GlobalStyle';
import { WhomToTell } from '@formulary/ui/primitives/loading/LoadFailed';
import { Activity, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { readSession } from '../lib/http/readSession.ts';
import { isCovered, useDeskSession } from '../lib/session/deskSession.ts';
import { useTabs } from '../lib/session/tabs.ts';
import type { CreateRouter } from './createRouter.ts';
import { DeskPage } from './DeskPage.tsx';
import { useTurnEnd } from './useTurnEnd.ts';

interface AppProps {
  readonly createRouter: CreateRouter;
  /** Called once the page is rendered, except for lazy components. */
  readonly onRendered?: () => void;
}

/** Nothing is read while nobody can see it. */
const settings = { ...readSettings, isPaused: () => isCovered(useDeskSession.getState()) };

const whomToTell = 'the desk is at fault. Please tell whoever looks after it at the pharmacy.';

const readAgain = () => void readSession(true);

/** Shows the whole desk. Each person of this window has a page and a cache of their own; one of them is shown. */
export function App({ createRouter, onRendered }: AppProps) {
  const turn = useDeskSession((session) => session.turn);
  const kept = useDeskSession((session) => session.kept);
  useEffect(() => onRendered?.(), [onRendered]);
  useTabs(readAgain);
  useTurnEnd();
  const turns = [...kept.map((page) => page.turn), turn].toSorted((a, b) => a - b);
  return (
    <WhomToTell value={whomToTell}>
      <GlobalStyle />
      {turns.map((each) => (
        // Outside, because a hidden cache would end.
        <SWRConfig key={each} value={settings}>
          <Activity mode={each === turn ? 'visible' : 'hidden'}>
            <DeskPage turn={each} createRouter={createRouter} />
          </Activity>
        </SWRConfig>
      ))}
    </WhomToTell>
  );
}
