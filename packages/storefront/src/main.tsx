import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/atkinson-hyperlegible-mono';
import '@formulary/theme/fallbackFonts.css';
import { actOnEarlyPresses } from '@formulary/ui/primitives/earlyPresses/actOnEarlyPresses';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import {
  type PageSettings,
  SETTINGS_ELEMENT,
  takeSettings,
} from '@formulary/rules/settings/pageSettings';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './shell/App.tsx';
import { isForVisitors } from './shell/session/isForVisitors.ts';
import { prepareRoutes } from './shell/rendering/prepareRoutes.ts';
import { createRoutes } from './routes.tsx';
import { servedAnswers } from './lib/served/ServedContext.ts';
import { canNow } from './lib/session/can.ts';
import { useSession } from './lib/session/session.ts';

const whole = (app: ReactNode) => <StrictMode>{app}</StrictMode>;

/** Hydrates the server-rendered page, with its screen loaded and the answers that came with it. */
async function takeOver(page: HTMLElement, answers: string, onRendered: () => void): Promise<void> {
  const routes = createRoutes();
  const prepared = await prepareRoutes(routes, location.pathname + location.search);
  const router = createBrowserRouter(
    routes,
    prepared.kind === 'screen' ? { hydrationData: prepared.hydrationData } : {},
  );
  hydrateRoot(
    page,
    whole(<App router={router} served={servedAnswers(answers)} onRendered={onRendered} />),
  );
}

async function start(): Promise<void> {
  const onRendered = pageWork.begin('the page');
  pageWork.mark(document.documentElement);
  await pageReady();
  actOnEarlyPresses();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  const settings = document.getElementById(SETTINGS_ELEMENT)?.textContent;
  if (settings !== undefined) takeSettings(JSON.parse(settings) as PageSettings);
  useSession.getState().follow();
  const answers = document.getElementById('served')?.textContent;
  // For a signed-in user, a visitor-only page is not hydrated: the router redirects.
  const isOthers = !canNow('join') && isForVisitors(location.pathname);
  const draw = () =>
    createRoot(root).render(
      whole(<App router={createBrowserRouter(createRoutes())} onRendered={onRendered} />),
    );
  if (answers === undefined || isOthers) draw();
  // If the screen fails to load, the client render shows the failure in its place.
  else takeOver(root, answers, onRendered).catch(draw);
}

void start();

/** Resolves when the page is parsed and early.js has run, in either order. A missing early.js blocks nothing. */
async function pageReady(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise<void>((resolve) => {
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    });
  }
  if (document.documentElement.dataset['marked'] !== undefined) return;
  const small = document.querySelector<HTMLScriptElement>('script[src^="/early.js"]');
  // It is loading or has failed. A second import waits for the same module, which runs once; it is not bundled.
  // oxlint-disable-next-line house/lazy-imports -- not lazy: the page itself waits for it and counts it.
  if (small) await import(/* @vite-ignore */ small.src).catch(() => {});
}
