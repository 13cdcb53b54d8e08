import { matchRoutes, type RouteObject } from 'react-router';
import { guard } from '../session/guard.ts';

/** Result of an address: a loaded screen, a private page, or no page. */
export type Prepared =
  | {
      readonly kind: 'screen';
      /** Router state that lets the first render show the screen. */
      readonly hydrationData: { readonly loaderData: Readonly<Record<string, unknown>> };
      /** Routes that lead to the screen, outermost first. */
      readonly matched: readonly RouteObject[];
    }
  | { readonly kind: 'private' }
  | { readonly kind: 'nothing' };

/**
 * Loads the screen of an address into the routes for the first render, on the server and when hydrating. Pages behind
 * the signed-in guard are left to the router, which runs the guard first.
 */
export async function prepareRoutes(routes: RouteObject[], address: string): Promise<Prepared> {
  const matches = matchRoutes(routes, address) ?? [];
  const matched = matches.map(({ route }) => route);
  if (matched.some(({ loader }) => loader === guard.signedIn)) return { kind: 'private' };
  if (matched.length === 0 || matched.at(-1)?.path === '*') return { kind: 'nothing' };
  const loaderData: Record<string, unknown> = {};
  for (const route of matched) {
    await load(route);
    // The visitors' guard lets through anyone on a served page.
    if (route.loader) loaderData[(route.id ??= `at ${route.path ?? ''}`)] = null;
  }
  return {
    kind: 'screen',
    hydrationData: { loaderData },
    matched,
  };
}

/** Loads a route's component; loaded routes are skipped later. */
async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return;
  const Component = await route.lazy.Component?.();
  delete route.lazy;
  if (Component) route.Component = Component;
}
