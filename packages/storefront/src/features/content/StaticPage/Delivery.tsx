import { pageTitles } from '@formulary/rules/head/pageTitles';
import { StaticPage } from './StaticPage.tsx';

/** Shows the delivery policy: how and when orders leave and arrive (spec 2.26, 7.12). */
export function Delivery() {
  return <StaticPage file="DP" title={pageTitles.delivery} what="the delivery policy" />;
}
