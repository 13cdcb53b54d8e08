import { Ban, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';

/** Why an order cannot leave, or what somebody must look at first. */
export interface Blocker {
  readonly key: string;
  /** A warning can be released; anything else must be put right. */
  readonly kind: 'blocks' | 'warning';
  /** What is wrong, in a sentence. */
  readonly sentence: string;
  /** What to do, in words. */
  readonly advice: string;
  /** Where, or by which press, it is done; absent where this person cannot. */
  readonly step?:
    | { readonly label: string; readonly href: string }
    | { readonly label: string; readonly onPress: () => void };
}

export interface BlockerListProps {
  blockers: readonly Blocker[];
  /** What may happen with none: 'This order can be dispatched.' */
  freeWords: string;
}

const List = styled.ul`
  padding: 0;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[4]};

  & + & {
    border-block-start: ${border.hairline};
  }

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.5em;
  }

  &[data-kind='blocks'] > svg {
    color: ${color.textDanger};
  }

  &[data-kind='warning'] > svg {
    color: ${color.textWarning};
  }

  @media (width < 30rem) {
    grid-template-columns: auto 1fr;

    & > :last-child:not(div) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Words = styled.div`
  min-inline-size: 0;

  strong {
    font-weight: ${font.weightMedium};
  }

  p {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

/** Lists why an order cannot leave, each with what to do about it. With none it says that it can. */
export function BlockerList({ blockers, freeWords }: BlockerListProps) {
  if (blockers.length === 0) return <Alert tone="success" title={freeWords} />;
  // What must be put right comes before what can be released.
  const inOrder = blockers.toSorted(
    (a, b) => Number(a.kind === 'warning') - Number(b.kind === 'warning'),
  );
  return (
    <List>
      {inOrder.map((blocker) => (
        <Item key={blocker.key} data-kind={blocker.kind}>
          {blocker.kind === 'blocks' ? <Ban aria-hidden /> : <TriangleAlert aria-hidden />}
          <Words>
            <VisuallyHidden>{blocker.kind === 'blocks' ? 'Blocks:' : 'Warning:'}</VisuallyHidden>
            <strong>{blocker.sentence}</strong>
            <p>{blocker.advice}</p>
          </Words>
          {blocker.step && <Step step={blocker.step} />}
        </Item>
      ))}
    </List>
  );
}

const Step = ({ step }: { readonly step: NonNullable<Blocker['step']> }) =>
  'href' in step ? (
    <ButtonLink isSmall href={step.href}>
      {step.label}
    </ButtonLink>
  ) : (
    <Button isSmall onClick={step.onPress}>
      {step.label}
    </Button>
  );
