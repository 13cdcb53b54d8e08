import { useId } from 'react';
import { Plus, WandSparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { media } from '../../../theme/media.ts';
import { color, space } from '../../../theme/tokens.ts';
import type { Elements } from '../../../primitives/elements.ts';

export interface PrescriptionStepProps {
  /** Who signs, once on top; nothing in a prescriber's own checkout. */
  prescriber?: Elements;
  /** What has to be put right, above the cards. */
  notices?: Elements;
  /** What was just done and can be undone, beside the buttons that did it. */
  undo?: Elements;
  /** `StillToPlace`. */
  remaining: Elements;
  /** The prescriptions, each a `PrescriptionCard`. */
  children: Elements;
  /** Packs are left that a further prescription could take. */
  canAdd: boolean;
  /** Why none can be added, said beside the button. */
  addRefusal?: string | undefined;
  isAdding?: boolean;
  /** What keeps the step from being completed, said when it was tried. */
  problems?: readonly string[];
  onAdd: () => void;
  onFill: () => void;
  onContinue: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/* The panel stands before the cards on a phone, so that it sticks to the top while they scroll by. */
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
`;

/** Writes the packs of a cart onto prescriptions for named patients: the prescriber on top, a card for each patient, and what is left in view (spec 4.8, 5.22 to 5.24). */
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
