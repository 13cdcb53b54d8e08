import { Outlet } from 'react-router';
import { useForgetting } from './useForgetting.ts';

/** Where the screens are, once the guards have decided which: until then nobody has gone anywhere. */
export function Screens() {
  useForgetting();
  return <Outlet />;
}
