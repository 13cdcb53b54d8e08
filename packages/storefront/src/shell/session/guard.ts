import { type LoaderFunctionArgs, redirect } from 'react-router';
import { canNow } from '../../lib/session/can.ts';
import { rememberedUrl } from '../../lib/session/rememberedUrl.ts';
import { paths } from '../../lib/screen/paths.ts';

/** Returns the hash from the address bar on the first load: a loader's request has none. */
function hashOf(pathname: string): string {
  return location.pathname === pathname ? location.hash : '';
}

/** Guards of the routes (spec 2.2, reading R1). They are loaders, so they run before anything renders. */
export const guard = {
  /** Sends a visitor to sign in; remembers path, query and hash. */
  signedIn: ({ request }: LoaderFunctionArgs): Response | null => {
    if (canNow('manageAccount')) return null;
    const { pathname, search } = new URL(request.url);
    rememberedUrl.remember(pathname + search + hashOf(pathname));
    return redirect(paths.signIn);
  },
  /** Sends a signed-in user to the categories. */
  visitor: (): Response | null => (canNow('join') ? null : redirect(paths.categories())),
  /** Redirects unknown paths to the categories (spec 2.1). */
  nobody: (): Response => redirect(paths.categories()),
};
