import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import type { RouteObject } from 'react-router';
import type { StaffPermission } from '@formulary/rules/accounts/staffPermissions';
import type { JobScreen } from './lib/screen/Job.ts';
import { jobs, ownScreens } from './jobs/jobs.ts';
import { ScreenLoading } from './lib/screen/ScreenLoading.tsx';
import { NotFound } from './lib/screen/NotFound.tsx';
import { ScreenFailed } from './shell/ScreenFailed.tsx';
import type { ScreenHandle } from './shell/screenPermission.ts';
import { Shell } from './shell/Shell.tsx';

function routeOf({ path, load, permission }: JobScreen, ofJob: StaffPermission): RouteObject {
  return {
    path: `/${path}`,
    handle: { permission: permission ?? ofJob } satisfies ScreenHandle,
    lazy: { Component: load },
  };
}

/** Returns the routes of the desk, from its jobs. A new array per router, because a router keeps its route objects. */
export function createRoutes(): RouteObject[] {
  return [
    {
      path: '/invitation/:token',
      HydrateFallback: ScreenLoading,
      ErrorBoundary: ScreenFailed,
      lazy: {
        Component: async () =>
          (await loadLazily(() => import('./features/session/Invitation/Invitation.tsx')))
            .Invitation,
      },
    },
    {
      Component: Shell,
      children: [
        {
          HydrateFallback: ScreenLoading,
          ErrorBoundary: ScreenFailed,
          children: [
            ...jobs.flatMap(({ screens, permission }) =>
              screens.map((screen) => routeOf(screen, permission)),
            ),
            ...ownScreens.map((screen) => routeOf(screen, 'useDesk')),
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ];
}
