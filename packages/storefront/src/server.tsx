import type { DrawnPage, Storefront } from '@formulary/rules/pages/Storefront';
import { takeSettings } from '@formulary/rules/settings/pageSettings';
import { StrictMode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { App } from './shell/App.tsx';
import { renderHtml } from './shell/rendering/renderHtml.tsx';
import { guard } from './shell/session/guard.ts';
import { type Prepared, prepareRoutes } from './shell/rendering/prepareRoutes.ts';
import { createRoutes } from './routes.tsx';
import { paths } from './lib/screen/paths.ts';
import { FirstScreenLoading } from './lib/screen/ScreenLoading.tsx';

/** Replaces the private screens by a frame, which is the same for everybody. */
function framed(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.loader === guard.signedIn) return frameOf(route);
    return route.children ? { ...route, children: framed(route.children) } : route;
  });
}

function frameOf({ children = [] }: RouteObject): RouteObject {
  return {
    children: children.map(({ path }) => ({ path, Component: FirstScreenLoading })),
  } as RouteObject;
}

/** Shared by all pages, so that a loaded screen stays loaded. */
const routes = framed(createRoutes());

/** Above the number of the shop's public paths. When unknown paths fill the cache, it is cleared. */
const MAX_PREPARED = 1_000;
const preparedByPath = new Map<string, Prepared>();

/** Returns the prepared screen of a path, cached: matching all routes takes a tenth of a page's time. */
async function preparedAt(address: string): Promise<Prepared> {
  const [path = ''] = address.split('?', 1);
  const known = preparedByPath.get(path);
  if (known) return known;
  const prepared = await prepareRoutes(routes, address);
  if (preparedByPath.size >= MAX_PREPARED) preparedByPath.clear();
  preparedByPath.set(path, prepared);
  return prepared;
}

/** Server-side storefront: renders the page of an address from public data, the same for everybody. */
export const storefront: Storefront = {
  async draw(address, answer, settings = {}) {
    const prepared = await preparedAt(address);
    if (prepared.kind !== 'screen') return { kind: 'redirect', to: paths.categories() };
    const answers: Record<string, unknown> = {};
    let redirectedTo: string | undefined;
    const served = {
      known: (name: string, input: unknown, key: string) => {
        const known = answer(name, input);
        if (known !== undefined && known !== 'missing') answers[key] = known.wire;
        return known;
      },
      take: () => false,
      onRedirect: (to: string) => {
        redirectedTo = to;
      },
    };
    const router = createMemoryRouter(onlyThose(prepared.matched), {
      initialEntries: [address],
      hydrationData: prepared.hydrationData,
    });
    takeSettings(settings);
    const drawn = await renderHtml(
      <StrictMode>
        <App router={router} served={served} />
      </StrictMode>,
    );
    router.dispose();
    if (redirectedTo !== undefined) return { kind: 'redirect', to: redirectedTo };
    return { kind: 'page', ...drawn, answers, screens: screensOf(prepared.matched) };
  },
};

/** Returns the route handles that name the screens for the build. */
const screensOf = (matched: readonly RouteObject[]): DrawnPage['screens'] =>
  matched.map(({ handle }) => handle).filter((handle) => typeof handle === 'string');

/** Returns only the routes of one screen, because a router processes all its routes for every page. */
function onlyThose([outer, ...inner]: readonly RouteObject[]): RouteObject[] {
  if (!outer) return [];
  return [inner.length > 0 ? ({ ...outer, children: onlyThose(inner) } as RouteObject) : outer];
}
