import { pageTitles } from '@formulary/rules/head/pageTitles';
import { StaticPage } from './StaticPage.tsx';

/** Shows the terms that the checkout links to (spec 2.26, 7.12). */
export function Terms() {
  return <StaticPage file="TC" title={pageTitles.terms} what="the terms and conditions" />;
}
