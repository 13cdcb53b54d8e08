import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';

export interface CountLinkProps {
  /** The list of what waits, filtered. */
  href: string;
  count: number;
  /** There are more than were counted. */
  isAtLeast?: boolean;
  /** What waits, after the number: 'orders without a price'. */
  label: string;
  /** How long the oldest waits: '2 days'. */
  oldest?: string | undefined;
  /** The key that follows it: '1'. */
  keyName?: string;
  /** The oldest has waited too long. */
  isLate?: boolean;
}

const Root = styled(Link)`
  display: grid;
  grid-template-columns: minmax(2.5rem, max-content) 1fr auto auto;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  text-decoration: none;

  &:hover {
    border-color: ${color.borderControl};
    background: ${color.surfaceHover};
  }

  & > strong {
    ${tabularFigures}
    font-size: ${font.sizeHeading2};
    font-weight: ${font.weightBold};
    line-height: ${font.lineTight};
    text-align: end;
    white-space: nowrap;
  }

  &[data-none] > strong {
    color: ${color.textMuted};
    font-weight: ${font.weightBody};
  }

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.textMuted};

    &:dir(rtl) {
      rotate: 180deg;
    }
  }
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;

  [data-part='oldest'] {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

const number = new Intl.NumberFormat('en-GB');

/** Links a number to the list of what waits. It stays at nought, so that each job keeps its place. */
export function CountLink({
  href,
  count,
  isAtLeast = false,
  label,
  oldest,
  keyName,
  isLate = false,
}: CountLinkProps) {
  return (
    <Root href={href} aria-keyshortcuts={keyName} data-none={count === 0 || undefined}>
      <strong>{`${number.format(count)}${isAtLeast ? '+' : ''}`}</strong>{' '}
      <Words>
        <span>{label}</span>{' '}
        {count > 0 && oldest !== undefined && (
          <span data-part="oldest">
            {count === 1 ? `for ${oldest}` : `the oldest for ${oldest}`}
          </span>
        )}{' '}
        {count > 0 && isLate && <Tag tone="warning">Late</Tag>}
      </Words>
      <span>{keyName !== undefined && <KeyHint keyName={keyName} />}</span>
      <ChevronRight aria-hidden />
    </Root>
  );
}
