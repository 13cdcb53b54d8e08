import { paths } from '../../lib/screen/paths.ts';

const pages: readonly string[] = [paths.signIn, paths.signUp, paths.forgotPassword];
/** Paths that end in a token, which must not be stored. */
const folders: readonly string[] = ['/reset-password/', '/users/', '/invitation/'];

/** Returns whether a path is a visitor-only screen (spec 2.2), which is never remembered. */
export function isForVisitors(pathname: string): boolean {
  return pages.includes(pathname) || folders.some((folder) => pathname.startsWith(folder));
}
