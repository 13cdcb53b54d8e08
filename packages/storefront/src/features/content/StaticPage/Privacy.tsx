import { pageTitles } from '@formulary/rules/head/pageTitles';
import { StaticPage } from './StaticPage.tsx';

/** Shows the privacy policy: which data is kept, why and for how long (spec 2.26, 7.12). */
export function Privacy() {
  return <StaticPage file="PP" title={pageTitles.privacy} what="the privacy policy" />;
}
