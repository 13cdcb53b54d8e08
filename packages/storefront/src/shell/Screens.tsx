import { Outlet } from 'react-router';
import { useForgetting } from './session/useForgetting.ts';

/** Renders the screens after the guards have run; before that no navigation counts. */
export function Screens() {
  useForgetting();
  return <Outlet />;
}
