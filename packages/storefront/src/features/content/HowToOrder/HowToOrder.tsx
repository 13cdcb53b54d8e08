import { pageTitles } from '@formulary/rules/head/pageTitles';
import { StepList } from '@formulary/ui/pieces/content/StepList';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { steps } from './steps.tsx';

/** Shows the steps from registration to delivery (spec 2.26). */
export function HowToOrder() {
  return (
    <Screen
      title={pageTitles.howToOrder}
      heading={pageTitles.howToOrder}
      lead="From your application to the parcel at your door."
      breadcrumbs={[{ label: pageTitles.howToOrder, href: paths.howToOrder }]}
    >
      <StepList steps={steps()} />
    </Screen>
  );
}
