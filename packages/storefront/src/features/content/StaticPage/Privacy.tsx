import { StaticPage } from './StaticPage.tsx';

/** What is kept about whom, why and for how long (spec 2.26, 7.12). */
export function Privacy() {
  return <StaticPage file="PP" title="Privacy policy" what="the privacy policy" />;
}
