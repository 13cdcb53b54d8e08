import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { useSettings } from '../../lib/screen/useSettings.ts';

/**
 * Returns the routes with screens that render again when the settings change. The router keeps the element of a screen,
 * so React would skip it.
 */
export function restated(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.children) return { ...route, children: restated(route.children) };
    const load = typeof route.lazy === 'object' && route.lazy.Component;
    if (!load) return route;
    return { ...route, lazy: { Component: async () => restatedScreen(await load()) } };
  });
}

function restatedScreen(Screen: ComponentType | null | undefined): ComponentType {
  return function Restated() {
    useSettings();
    return Screen && <Screen />;
  };
}
