import { paths } from '../lib/screen/paths.ts';

const pages: readonly string[] = [paths.signIn, paths.signUp, paths.forgotPassword];
/** These carry a token in their last part, which is kept nowhere. */
const folders: readonly string[] = ['/reset-password/', '/users/', '/invitation/'];

/** Whether a path is one of the screens that a signed-in user is led away from (spec 2.2): nobody wants to come back to it. */
export function isForVisitors(pathname: string): boolean {
  return pages.includes(pathname) || folders.some((folder) => pathname.startsWith(folder));
}
