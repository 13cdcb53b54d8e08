import { Outlet } from 'react-router';
import { useClearRememberedUrl } from './session/useClearRememberedUrl.ts';

/** Renders the screens after the guards have run; before that no navigation counts. */
export function Screens() {
  useClearRememberedUrl();
  return <Outlet />;
}
