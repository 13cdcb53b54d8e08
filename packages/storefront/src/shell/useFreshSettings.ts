import { useEffect, useRef } from 'react';
import { readSettings } from '../lib/http/keepUp.ts';
import { useSettings } from '../lib/screen/useSettings.ts';

/**
 * States the settings of now around every screen. Asks for changes at each navigation, since some screens make no call
 * that would tell of them.
 */
export function useFreshSettings(pathname: string): void {
  useSettings();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Old texts stay if it fails; the next answer or navigation tries again.
    readSettings().catch(() => {});
  }, [pathname]);
}
