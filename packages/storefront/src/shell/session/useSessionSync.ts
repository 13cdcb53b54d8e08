import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { rememberedUrl } from '../../lib/session/rememberedUrl.ts';
import { useSession } from '../../lib/session/session.ts';

const tokenNow = () => useSession.getState().token;

/**
 * Follows session changes of other tabs, also when Back restores this page. A sign-out there ends the session here; a
 * sign-in there leaves visitor-only screens for the remembered URL or the categories (spec 2.2).
 */
export function useSessionSync(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const follow = () => {
      const wasVisitor = tokenNow() === undefined;
      useSession.getState().follow();
      if (!wasVisitor || tokenNow() === undefined) return;
      // Only the sign-in page has a remembered URL; elsewhere the guards decide.
      const remembered = rememberedUrl.get();
      void (remembered === undefined ? revalidate() : navigate(remembered, { replace: true }));
    };
    globalThis.addEventListener('storage', follow);
    globalThis.addEventListener('pageshow', follow);
    // Another tab may have changed it before these effects ran.
    follow();
    return () => {
      globalThis.removeEventListener('storage', follow);
      globalThis.removeEventListener('pageshow', follow);
    };
  }, [navigate, revalidate]);
}
