import { styled } from 'styled-components';
import { Disclosure } from '../../../primitives/disclosure/Disclosure/Disclosure.tsx';
import type { Elements } from '../../../primitives/elements.ts';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { media } from '@formulary/theme/media';
import { border, font, size } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import { Prose } from '../Prose/Prose.tsx';

/** A frequent question, its answer and its own URL. */
export interface Question {
  readonly href: string;
  readonly question: string;
  readonly answer: Elements;
}

export interface QuestionListProps {
  questions: readonly Question[];
}

const Root = styled.div`
  max-inline-size: calc(${size.measure} + 6rem);
  border-block-start: ${border.hairline};

  ${media.print} {
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }

    summary svg {
      display: none;
    }
  }
`;

const Address = styled.p`
  font-size: ${font.sizeSmall};

  a {
    ${touchTarget}
  }

  ${media.print} {
    display: none;
  }
`;

/** Lists questions that expand to their answers, each with a link to its own page. In print all are open. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <Root>
      {questions.map(({ href, question, answer }) => (
        <Disclosure key={href} label={question}>
          <Prose>
            {answer}
            <Address>
              <TextLink href={href} aria-label={`Link to this answer: ${question}`}>
                Link to this answer
              </TextLink>
            </Address>
          </Prose>
        </Disclosure>
      ))}
    </Root>
  );
}
