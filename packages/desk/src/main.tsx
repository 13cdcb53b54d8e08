import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/atkinson-hyperlegible-mono';
import '@formulary/theme/fallbackFonts.css';
import {
  type PageSettings,
  SETTINGS_ELEMENT,
  takeSettings,
} from '@formulary/rules/settings/pageSettings';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { createRoutes } from './routes.tsx';
import { App } from './shell/App.tsx';

const onRendered = pageWork.begin('the page');
pageWork.mark(document.documentElement);
const settings = document.getElementById(SETTINGS_ELEMENT)?.textContent;
if (settings !== undefined) takeSettings(JSON.parse(settings) as PageSettings);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

function createRouter(path?: string) {
  if (path !== undefined) history.pushState(null, '', path);
  return createBrowserRouter(createRoutes());
}

createRoot(root).render(
  <StrictMode>
    <App createRouter={createRouter} onRendered={onRendered} />
  </StrictMode>,
);
