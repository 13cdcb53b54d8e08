import type { PendingTask } from '@formulary/rules/orders/pendingTasks';
import {
  ChevronRight,
  CircleCheck,
  CreditCard,
  FileWarning,
  PenLine,
  Truck,
  UserPlus,
} from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';

export interface PendingTasksProps {
  items: readonly PendingTask[];
  /** Returns where to view or handle an item. */
  hrefOf: (item: PendingTask) => string;
}

const icons = {
  toSign: PenLine,
  toPay: CreditCard,
  toCorrect: FileWarning,
  toAnswer: UserPlus,
  awaitingSignature: PenLine,
  awaitingAnswer: UserPlus,
  onTheWay: Truck,
} as const;

/** Items for the buyer; the others wait for somebody else. */
const OWN: readonly PendingTask['what'][] = ['toSign', 'toPay', 'toCorrect', 'toAnswer'];

/* Icons and gaps leave large text its width on a phone. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  li + li {
    border-block-start: ${border.hairline};
  }

  a {
    display: flex;
    align-items: center;
    gap: min(${space[3]}, 4%);
    min-block-size: ${size.target};
    padding-block: ${space[1]};
    border-radius: ${radius.small};
    line-height: ${font.lineHeading};
    text-decoration: none;
  }

  a:hover {
    color: ${color.textLink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  svg {
    flex: none;
    inline-size: min(1.25rem, ${size.iconMost});
    block-size: min(1.25rem, ${size.iconMost});
    color: ${color.textMuted};
  }

  svg:last-child {
    margin-inline-start: auto;
  }

  [data-due='own'] {
    font-weight: ${font.weightBold};

    svg:first-child {
      color: ${color.textWarning};
    }
  }
`;

const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.target};
  color: ${color.textMuted};

  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.textSuccess};
  }
`;

/** Lists what is pending for a buyer, each with a link; says so if nothing is. */
export function PendingTasks({ items, hrefOf }: PendingTasksProps) {
  if (items.length === 0)
    return (
      <Nothing>
        <CircleCheck aria-hidden />
        Nothing waits for you
      </Nothing>
    );
  return (
    <List>
      {items.map((item) => {
        const Icon = icons[item.what];
        return (
          <li key={item.what}>
            <Link href={hrefOf(item)} data-due={OWN.includes(item.what) ? 'own' : 'others'}>
              <Icon aria-hidden />
              <span>{item.said}</span>
              <ChevronRight aria-hidden />
            </Link>
          </li>
        );
      })}
    </List>
  );
}
