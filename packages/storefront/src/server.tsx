import type { DrawnPage } from '@formulary/rules/pages/DrawnPage';
import type { Storefront } from '@formulary/rules/pages/Storefront';
import { StrictMode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { App } from './shell/App.tsx';
import { drawHtml } from './shell/drawHtml.tsx';
import { guard } from './shell/guard.ts';
import { type Prepared, prepareRoutes } from './shell/prepareRoutes.ts';
import { createRoutes } from './routes.tsx';
import { paths } from './lib/screen/paths.ts';
import { ScreenComing } from './lib/screen/ScreenComing.tsx';

/** The screens that only signed-in users see as the server knows them: a frame, whoever asks. */
function framed(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.loader === guard.signedIn) return frameOf(route);
    return route.children ? { ...route, children: framed(route.children) } : route;
  });
}

function frameOf({ children = [] }: RouteObject): RouteObject {
  return {
    children: children.map(({ path }) => ({ path, Component: ScreenComing })),
  } as RouteObject;
}

/** A screen that was loaded for one page is there for the next. */
const routes = framed(createRoutes());

/** More than the shop's public addresses without their queries; who asks for others finds none of them known. */
const MOST_KNOWN_PATHS = 1_000;
const knownPaths = new Map<string, Prepared>();

/** What a path leads to stays the same, and to look for it among all routes takes a tenth of a page's time. */
async function preparedAt(address: string): Promise<Prepared> {
  const [path = ''] = address.split('?', 1);
  const known = knownPaths.get(path);
  if (known) return known;
  const prepared = await prepareRoutes(routes, address);
  if (knownPaths.size >= MOST_KNOWN_PATHS) knownPaths.clear();
  knownPaths.set(path, prepared);
  return prepared;
}

/** The storefront on the server: draws the page of an address from what visitors may read, the same for everybody. */
export const storefront: Storefront = {
  async draw(address, answer) {
    const prepared = await preparedAt(address);
    if (prepared.kind !== 'screen') return { kind: 'redirect', to: paths.categories() };
    const answers: Record<string, unknown> = {};
    let left: string | undefined;
    const served = {
      known: (name: string, input: unknown, key: string) => {
        const known = answer(name, input);
        if (known !== undefined && known !== 'missing') answers[key] = known.wire;
        return known;
      },
      take: () => false,
      leave: (to: string) => {
        left = to;
      },
    };
    const router = createMemoryRouter(onlyThose(prepared.matched), {
      initialEntries: [address],
      hydrationData: prepared.hydrationData,
    });
    const drawn = await drawHtml(
      <StrictMode>
        <App router={router} served={served} />
      </StrictMode>,
    );
    router.dispose();
    if (left !== undefined) return { kind: 'redirect', to: left };
    return { kind: 'page', ...drawn, answers, screens: screensOf(prepared.matched) };
  },
};

/** The screens' own words for the build. */
const screensOf = (matched: readonly RouteObject[]): DrawnPage['screens'] =>
  matched.map(({ handle }) => handle).filter((handle) => typeof handle === 'string');

/** The way to one screen: a router looks at all it has for every page. */
function onlyThose([outer, ...inner]: readonly RouteObject[]): RouteObject[] {
  if (!outer) return [];
  return [inner.length > 0 ? ({ ...outer, children: onlyThose(inner) } as RouteObject) : outer];
}
