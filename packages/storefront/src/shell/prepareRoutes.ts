import { matchRoutes, type RouteObject } from 'react-router';
import { guard } from './guard.ts';

/** What an address leads to: a screen that is loaded; one that the guard lets only some in to see; or nothing of the shop's. */
export type Prepared =
  | {
      readonly kind: 'screen';
      /** What the router begins with, so that it draws the screen at once. */
      readonly hydrationData: { readonly loaderData: Readonly<Record<string, unknown>> };
      /** The routes that lead to the screen, outermost first. */
      readonly matched: readonly RouteObject[];
    }
  | { readonly kind: 'private' }
  | { readonly kind: 'nothing' };

/**
 * Loads the screen of an address into the routes, as the first thing that is drawn, on the server and in the browser that
 * takes its page over. What is behind the guard of signed-in users is left to the router, which asks the guard first.
 */
export async function prepareRoutes(routes: RouteObject[], address: string): Promise<Prepared> {
  const matches = matchRoutes(routes, address) ?? [];
  const matched = matches.map(({ route }) => route);
  if (matched.some(({ loader }) => loader === guard.signedIn)) return { kind: 'private' };
  if (matched.length === 0 || matched.at(-1)?.path === '*') return { kind: 'nothing' };
  const loaderData: Record<string, unknown> = {};
  for (const route of matched) {
    await load(route);
    // A guard of visitors lets everybody in who has a page of visitors.
    if (route.loader) loaderData[(route.id ??= `at ${route.path ?? ''}`)] = null;
  }
  return {
    kind: 'screen',
    hydrationData: { loaderData },
    matched,
  };
}

/** Takes a route's screen from its file; a route that has it needs no more loading. */
async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return;
  const Component = await route.lazy.Component?.();
  delete route.lazy;
  if (Component) route.Component = Component;
}
