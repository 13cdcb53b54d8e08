import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { rememberedUrl } from '../lib/session/rememberedUrl.ts';
import { useSession } from '../lib/session/session.ts';

const tokenNow = () => useSession.getState().token;

/**
 * Follows what other tabs do to the session, also when Back brings this page as it was. Signing out there ends it here;
 * signing in there leads on from the screens that only visitors see: to the remembered URL, or to the categories (spec 2.2).
 */
export function useOtherTabs(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const follow = () => {
      const wasVisitor = tokenNow() === undefined;
      useSession.getState().follow();
      if (!wasVisitor || tokenNow() === undefined) return;
      // Only a visitor on the sign-in page has one; everywhere else the guards decide.
      const wanted = rememberedUrl.get();
      void (wanted === undefined ? revalidate() : navigate(wanted, { replace: true }));
    };
    globalThis.addEventListener('storage', follow);
    globalThis.addEventListener('pageshow', follow);
    // Another tab may have been quicker than this page's first effects.
    follow();
    return () => {
      globalThis.removeEventListener('storage', follow);
      globalThis.removeEventListener('pageshow', follow);
    };
  }, [navigate, revalidate]);
}
