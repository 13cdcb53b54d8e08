import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { border, color, font, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import type { Elements } from '../../../primitives/elements.ts';

/** A possible substitute. */
export interface Candidate {
  readonly id: number;
  readonly name: string;
  /** Price of a pack, and stock. */
  readonly note: string;
  /** Why it cannot be chosen. */
  readonly refusal?: string | undefined;
}

export interface SubstituteDialogProps {
  isOpen: boolean;
  /** Product to substitute. */
  name: string;
  /** Undefined while they load. */
  candidates: readonly Candidate[] | undefined;
  /** Shown instead of the candidates when they failed to load. */
  failed?: Elements;
  onChoose: (productId: number) => void;
  onClose: () => void;
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  border-block-end: ${border.hairline};

  & > span {
    flex: 1 1 14rem;
  }
`;

const Note = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Chooses a substitute from the products of the same category (spec 4.6). */
export function SubstituteDialog({
  isOpen,
  name,
  candidates,
  failed,
  onChoose,
  onClose,
}: SubstituteDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Substitute">
      <Stack $gap={4}>
        <p>
          Instead of <UnbrokenText isName>{name}</UnbrokenText>:
        </p>
        {failed}
        {!candidates && !failed && <output>Loading products…</output>}
        {candidates?.length === 0 && <p>No other product of this category is in stock.</p>}
        {candidates && candidates.length > 0 && (
          <ul>
            {candidates.map(({ id, name: candidate, note, refusal }) => (
              <Row key={id}>
                <span>
                  <UnbrokenText isName>{candidate}</UnbrokenText>
                  <Note>{note}</Note>
                  {refusal && <Note>{refusal}</Note>}
                </span>
                <Button isSmall isDisabled={refusal !== undefined} onClick={() => onChoose(id)}>
                  Choose <VisuallyHidden>{candidate}</VisuallyHidden>
                </Button>
              </Row>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
