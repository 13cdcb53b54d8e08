import { useId } from 'react';
import { Plus, WandSparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { media } from '@formulary/theme/media';
import { color, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface PrescriptionStepProps {
  /** Chooses who signs, shown once at the top; omitted in a prescriber's own checkout. */
  prescriber?: Elements;
  /** Problems to fix, above the cards. */
  notices?: Elements;
  /** Undo for the last action, beside its button. */
  undo?: Elements;
  /** `AllocationProgress`. */
  remaining: Elements;
  /** One `PrescriptionCard` each. */
  children: Elements;
  /** Whether packs are left for a further prescription. */
  canAdd: boolean;
  /** Why none can be added, shown beside the button. */
  addRefusal?: string | undefined;
  isAdding?: boolean;
  /** What blocks the step; shown once the user tries to continue. */
  problems?: readonly string[];
  /** Products that are not fully assigned, with their packs; beside the problems. */
  unplaced?: readonly string[];
  onAdd: () => void;
  onFill: () => void;
  onContinue: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/* On a phone the panel comes before the cards, so that it sticks to the top while they scroll. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.fromWide} {
    grid-template-columns: minmax(0, 1fr) 14rem;
    align-items: start;

    & > :first-child {
      order: 2;
    }
  }
`;

const Problems = styled.div`
  color: ${color.textDanger};

  [data-part='unplaced'] {
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
`;

/**
 * Allocates the packs of a cart to prescriptions for named patients: prescriber at the top, a card per patient, and the
 * remaining packs in view (spec 4.8, 5.22 to 5.24).
 */
export function PrescriptionStep({
  prescriber,
  notices,
  undo,
  remaining,
  children,
  canAdd,
  addRefusal,
  isAdding = false,
  problems = [],
  unplaced = [],
  onAdd,
  onFill,
  onContinue,
}: PrescriptionStepProps) {
  const refusalId = useId();
  return (
    <Root>
      {prescriber}
      {notices}
      <Columns>
        {remaining}
        <Stack $gap={3}>
          {children}
          <Cluster>
            <Button
              data-part="add"
              isDisabled={!canAdd}
              aria-describedby={addRefusal === undefined ? undefined : refusalId}
              isPending={isAdding}
              pendingLabel="Adding a prescription…"
              onClick={onAdd}
            >
              <Plus aria-hidden /> Add prescription
            </Button>
            <Button variant="quiet" isDisabled={!canAdd} onClick={onFill}>
              <WandSparkles aria-hidden /> Fill the rest
            </Button>
            {addRefusal !== undefined && <p id={refusalId}>{addRefusal}</p>}
          </Cluster>
          {undo}
        </Stack>
      </Columns>
      {problems.length > 0 && (
        <Problems role="alert">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {unplaced.length > 0 && (
            <ul data-part="unplaced">
              {unplaced.map((product) => (
                <li key={product}>
                  <UnbrokenText>{product}</UnbrokenText>
                </li>
              ))}
            </ul>
          )}
        </Problems>
      )}
      <div>
        <Button variant="primary" data-part="continue" onClick={onContinue}>
          Continue
        </Button>
      </div>
    </Root>
  );
}
