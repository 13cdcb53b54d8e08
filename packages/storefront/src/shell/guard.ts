import { type LoaderFunctionArgs, redirect } from 'react-router';
import { rememberedUrl } from '../lib/session/rememberedUrl.ts';
import { useSession } from '../lib/session/session.ts';
import { paths } from '../lib/screen/paths.ts';

const isSignedIn = () => useSession.getState().token !== undefined;

/** A loader's request has no hash; the address bar has it, when that is where the visitor came in. */
function hashOf(pathname: string): string {
  return location.pathname === pathname ? location.hash : '';
}

/** Who may see which screens (spec 2.2, reading R1). These are loaders: they decide before anything is drawn. */
export const guard = {
  /** Sends a visitor to sign in and remembers path, query and hash. */
  signedIn: ({ request }: LoaderFunctionArgs): Response | null => {
    if (isSignedIn()) return null;
    const { pathname, search } = new URL(request.url);
    rememberedUrl.remember(pathname + search + hashOf(pathname));
    return redirect(paths.signIn);
  },
  /** Sends a signed-in user back into the shop. */
  visitor: (): Response | null => (isSignedIn() ? redirect(paths.categories()) : null),
  /** Unknown paths lead to the categories (spec 2.1). */
  nobody: (): Response => redirect(paths.categories()),
};
