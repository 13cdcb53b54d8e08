import { Outlet, useLocation } from 'react-router';
import { useLayoutEffect } from 'react';
import { rememberedUrl } from '../lib/session/rememberedUrl.ts';
import { paths } from '../lib/screen/paths.ts';

/** Clears the remembered URL when the user navigates anywhere other than /signin (spec 2.2). */
function useClearRememberedUrl(): void {
  const { pathname } = useLocation();
  // Before the other page is painted: who leaves that page at once must not come back to the remembered one.
  useLayoutEffect(() => {
    if (pathname !== paths.signIn) rememberedUrl.clear();
  }, [pathname]);
}

/** Renders the screens after the guards have run; before that no navigation counts. */
export function Screens() {
  useClearRememberedUrl();
  return <Outlet />;
}
