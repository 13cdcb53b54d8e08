import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { Handover } from '@formulary/rules/prescriptions/handover';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

export interface HandoverListProps {
  /** At least one. */
  handovers: readonly Handover[];
  onAnswer: (handover: Handover, isAccepted: boolean) => void;
  onAcceptAll: () => void;
  /** Ids of those whose answer is on its way. */
  pendingIds: readonly number[];
}

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  h2 {
    ${headingStyle(3)}
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[3]};
    border-block-start: ${border.hairline};
  }

  li > p {
    flex: 1 1 18rem;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

/** Lists the prescriptions that the pharmacy asks a prescriber to take over; who left them and why. */
export function HandoverList({ handovers, onAnswer, onAcceptAll, pendingIds }: HandoverListProps) {
  const isPending = pendingIds.length > 0;
  const count = handovers.length;
  return (
    <Root aria-labelledby="handovers">
      <h2 id="handovers">
        {count === 1
          ? 'The pharmacy asks you to take a prescription over'
          : `The pharmacy asks you to take ${count} prescriptions over`}
      </h2>
      <p>
        Their prescriber can no longer sign. What you take over waits for you to check it: then you
        sign or reject it as your own. Nothing is signed in your name before.
      </p>
      {count > 1 && (
        <Cluster>
          <Button variant="primary" isSmall isDisabled={isPending} onClick={onAcceptAll}>
            {`Take over all ${count}`}
          </Button>
        </Cluster>
      )}
      <ul>
        {handovers.map((each) => {
          const { id, practitioner, from, reason, medicines, askedAt, orderNumber } = each;
          const name = `prescription ${each.prescriptionId}`;
          return (
            <li key={id}>
              <p>
                <span>{`For ${practitioner}, ${medicines === 1 ? '1 medicine' : `${medicines} medicines`}`}</span>
                <small>{`Order ${orderNumber}, from ${from}: ${reason}. Asked ${formatMoment(askedAt)}`}</small>
              </p>
              <Cluster $gap={2}>
                <Button
                  isSmall
                  isPending={pendingIds.includes(id)}
                  pendingLabel="Saving…"
                  isDisabled={isPending && !pendingIds.includes(id)}
                  onClick={() => onAnswer(each, true)}
                >
                  <span>Take over</span> <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
                <Button
                  variant="quiet"
                  isSmall
                  isDisabled={isPending}
                  onClick={() => onAnswer(each, false)}
                >
                  <span>Decline</span> <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              </Cluster>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
