import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, motion, size, space } from '@formulary/theme/tokens';
import { type Fact, FactList } from '../../../primitives/data/FactList/FactList.tsx';

const Root = styled.div`
  padding-block-start: ${space[5]};
  border-block-start: ${border.hairline};

  ${media.belowTablet} {
    padding-block-start: 0;

    &:not([data-open]) > div {
      display: none;
    }
  }

  /* On paper the people come before the items. */
  ${media.print} {
    order: -1;
    padding-block-start: 0;
    border: 0;
  }
`;

/** A `<details>` cannot be open at one width and closed at another. */
const Toggle = styled.button.attrs({ type: 'button' })`
  display: none;

  ${media.belowTablet} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: ${size.target};
    padding: ${space[3]} 0;
    border: 0;
    background: none;
    color: ${color.textBody};
    font-weight: ${font.weightMedium};
    text-align: start;
    cursor: pointer;

    svg {
      flex: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      transition: rotate ${motion.steady} ${motion.easeOut};
    }

    &[aria-expanded='true'] svg {
      rotate: 180deg;
    }
  }
`;

/** Lists the facts of a prescription below its items; on a phone behind a press. */
export function SheetFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root data-open={isOpen || undefined}>
      <Toggle aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        Dates, people and order
        <ChevronDown aria-hidden />
      </Toggle>
      <div id={id}>
        <FactList facts={facts} />
      </div>
    </Root>
  );
}
