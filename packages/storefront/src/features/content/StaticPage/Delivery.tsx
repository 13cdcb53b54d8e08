import { pageTitles } from '@formulary/rules/head/pageTitles';
import { StaticPage } from './StaticPage.tsx';

/** How and when orders leave and arrive (spec 2.26, 7.12). */
export function Delivery() {
  return <StaticPage file="DP" title={pageTitles.delivery} what="the delivery policy" />;
}
