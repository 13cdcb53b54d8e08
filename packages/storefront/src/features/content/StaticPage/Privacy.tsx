import { pageTitles } from '@formulary/rules/head/pageTitles';
import { StaticPage } from './StaticPage.tsx';

/** What is kept about whom, why and for how long (spec 2.26, 7.12). */
export function Privacy() {
  return <StaticPage file="PP" title={pageTitles.privacy} what="the privacy policy" />;
}
