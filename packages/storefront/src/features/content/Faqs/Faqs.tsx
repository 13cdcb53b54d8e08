import { pageTitles } from '@formulary/rules/head/pageTitles';
import { QuestionList } from '@formulary/ui/pieces/content/QuestionList';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { faqs } from './questions.tsx';

/** Shows the most frequent questions with expandable answers (spec 2.26). */
export function Faqs() {
  return (
    <Screen
      title={pageTitles.faqs}
      heading="Frequently asked questions"
      lead="About accounts, prescriptions and delivery."
      breadcrumbs={[{ label: pageTitles.faqs, href: paths.faqs }]}
    >
      <QuestionList questions={faqs()} />
    </Screen>
  );
}
