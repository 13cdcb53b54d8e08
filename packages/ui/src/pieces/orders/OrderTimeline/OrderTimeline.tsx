import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { TimelineEntry } from '@formulary/rules/prescriptions/orderTimeline';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { timelineTexts } from '@formulary/rules/prescriptions/eventTexts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { color, font, radius, space, stroke } from '@formulary/theme/tokens';

export interface OrderTimelineProps {
  /** Oldest first. */
  entries: readonly TimelineEntry[];
  prescriptionHref: (prescriptionId: number) => string;
}

/** Number of latest steps shown at first; one press shows the earlier ones. */
const SHOWN = 8;
const DOT = '0.75rem';

const Section = styled(Stack)`
  h2 {
    ${headingStyle(2)}
  }

  ${media.print} {
    display: none;
  }
`;

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  gap: ${space[1]};
  padding-block-end: ${space[5]};
  padding-inline-start: ${space[6]};

  &::before {
    position: absolute;
    inset-block-start: 0.4rem;
    inset-inline-start: 0;
    inline-size: ${DOT};
    block-size: ${DOT};
    border: ${stroke.strong} solid ${color.borderStrong};
    border-radius: ${radius.round};
    background: ${color.surfacePage};
    content: '';
  }

  /* Line between two dots. */
  &:not(:last-child)::after {
    position: absolute;
    inset-block: calc(0.4rem + ${DOT}) -0.4rem;
    inset-inline-start: calc(${DOT} / 2);
    border-inline-start: ${stroke.hairline} solid ${color.borderStrong};
    content: '';
  }

  /* Current state. */
  &:last-child {
    padding-block-end: 0;

    &::before {
      background: ${color.borderStrong};
    }
  }

  strong {
    font-weight: ${font.weightBold};
  }
`;

const Details = styled.span`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Lists what happened to an order and its prescriptions, by whom and when, in UK time. */
export function OrderTimeline({ entries, prescriptionHref }: OrderTimelineProps) {
  const [isWhole, setIsWhole] = useState(false);
  const earlier = entries.length <= SHOWN + 1 ? 0 : entries.length - SHOWN;
  const hidden = isWhole ? 0 : earlier;
  return (
    <Section as="section" $gap={4} aria-labelledby="order-timeline">
      <h2 id="order-timeline">What has happened</h2>
      {earlier > 0 && (
        <div>
          <Button isSmall aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? `Hide ${earlier} earlier steps` : `Show ${earlier} earlier steps`}
          </Button>
        </div>
      )}
      <List>
        {entries.slice(hidden).map(({ event, at, by, prescriptionId, ...amounts }, index) => (
          // Indexes are stable: new steps are only appended.
          <Entry key={hidden + index}>
            <strong>{timelineTexts[event]}</strong>
            {amounts.amountBefore !== undefined && amounts.amountAfter !== undefined && (
              <Details>
                {`Total from ${formatMoney(amounts.amountBefore)} to ${formatMoney(amounts.amountAfter)}`}
              </Details>
            )}
            <Details>
              {prescriptionId !== undefined && (
                <span>
                  <TextLink href={prescriptionHref(prescriptionId)}>
                    {`Prescription ${prescriptionId}`}
                  </TextLink>
                  {', '}
                </span>
              )}
              <Unbroken as="time" dateTime={at.toISOString()}>
                {formatMoment(at)}
              </Unbroken>
              {by !== undefined && <span>{`, ${by}`}</span>}
            </Details>
          </Entry>
        ))}
      </List>
    </Section>
  );
}
