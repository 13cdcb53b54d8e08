import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberedUrl } from '../state/rememberedUrl.ts';
import { paths } from './paths.ts';

/** The remembered URL is cleared when the user navigates anywhere other than /signin (spec 2.2). */
export function useForgetting(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== paths.signIn) rememberedUrl.clear();
  }, [pathname]);
}
