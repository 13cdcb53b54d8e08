import { pageTitles } from '@formulary/rules/head/pageTitles';
import { Prose } from '@formulary/ui/pieces/content/Prose';
import { QuestionLinks } from '@formulary/ui/pieces/content/QuestionLinks';
import { useParams } from 'react-router';
import { NoIndex } from '../../../lib/screen/headMeta.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { faqs } from './questions.tsx';

const UNKNOWN = 'We have no answer at this address';

/** Shows one answer at its own address, with links to the others (spec 2.26). */
export function Faq() {
  const { faqId = '' } = useParams();
  const href = paths.faq(faqId);
  const questions = faqs();
  const found = questions.find((each) => each.href === href);
  const title = found?.question ?? UNKNOWN;
  const others = questions.filter((each) => each !== found);
  return (
    <Screen
      title={title}
      heading={title}
      lead={found ? undefined : 'It may have been moved. These are the questions we answer.'}
      breadcrumbs={[
        { label: pageTitles.faqs, href: paths.faqs },
        ...(found ? [{ label: found.question, href }] : []),
      ]}
    >
      {found ? <Prose>{found.answer}</Prose> : <NoIndex />}
      <QuestionLinks heading={found ? 'Other questions' : 'Questions'} questions={others} />
    </Screen>
  );
}
