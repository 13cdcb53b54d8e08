import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { size, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import type { Question } from '../QuestionList/QuestionList.tsx';

export interface QuestionLinksProps {
  /** Heading of the links: other questions, all questions. */
  heading: string;
  questions: readonly Pick<Question, 'href' | 'question'>[];
}

const Root = styled.nav`
  display: grid;
  gap: ${space[3]};

  h2 {
    ${headingStyle(3)}
  }

  li {
    display: flex;
    align-items: center;
    min-block-size: ${size.targetSmall};
  }

  a {
    ${touchTarget}
  }

  ${media.print} {
    display: none;
  }
`;

/** Links to other answers, below an answer or where none was found. */
export function QuestionLinks({ heading, questions }: QuestionLinksProps) {
  return (
    <Root aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {questions.map(({ href, question }) => (
          <li key={href}>
            <TextLink href={href}>{question}</TextLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
