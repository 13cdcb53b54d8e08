import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/atkinson-hyperlegible-mono';
import './fallbackFonts.css';
import { actOnEarlyPresses } from '@formulary/ui/primitives/earlyPresses/actOnEarlyPresses';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './shell/App.tsx';
import { isForVisitors } from './shell/session/isForVisitors.ts';
import { pageReady } from './shell/rendering/pageReady.ts';
import { prepareRoutes } from './shell/rendering/prepareRoutes.ts';
import { createRoutes } from './routes.tsx';
import { servedAnswers } from './lib/served/servedAnswers.ts';
import { canNow } from './lib/session/can.ts';
import { useSession } from './lib/session/session.ts';

const whole = (app: ReactNode) => <StrictMode>{app}</StrictMode>;

/** Hydrates the server-rendered page, with its screen loaded and the answers that came with it. */
async function takeOver(page: HTMLElement, answers: string, onDrawn: () => void): Promise<void> {
  const routes = createRoutes();
  const prepared = await prepareRoutes(routes, location.pathname + location.search);
  const router = createBrowserRouter(
    routes,
    prepared.kind === 'screen' ? { hydrationData: prepared.hydrationData } : {},
  );
  hydrateRoot(
    page,
    whole(<App router={router} served={servedAnswers(answers)} onDrawn={onDrawn} />),
  );
}

async function start(): Promise<void> {
  const onDrawn = pageWork.begin('the page');
  pageWork.mark(document.documentElement);
  await pageReady();
  actOnEarlyPresses();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  useSession.getState().follow();
  const answers = document.getElementById('served')?.textContent;
  // For a signed-in user, a visitor-only page is not hydrated: the router redirects.
  const isOthers = !canNow('join') && isForVisitors(location.pathname);
  const draw = () =>
    createRoot(root).render(
      whole(<App router={createBrowserRouter(createRoutes())} onDrawn={onDrawn} />),
    );
  if (answers === undefined || isOthers) draw();
  // If the screen fails to load, the client render shows the failure in its place.
  else takeOver(root, answers, onDrawn).catch(draw);
}

void start();
