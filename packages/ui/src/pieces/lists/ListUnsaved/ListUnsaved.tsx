import { styled } from 'styled-components';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

/** A refused change of a list. */
export interface UnsavedChange {
  readonly key: string;
  /** Name of the product. */
  readonly name: string;
  /** Requested packs; 0 to remove the line. */
  readonly quantity: number;
}

export interface ListUnsavedProps {
  /** Why the changes were refused. */
  problem: string;
  changes: readonly UnsavedChange[];
  onAgain: () => void;
  onLeave: () => void;
}

const Changes = styled.ul`
  padding-block: ${space[2]} 0;
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

const toldOf = (quantity: number) => {
  if (quantity === 0) return 'taken off';
  return quantity === 1 ? '1 pack' : `${quantity.toLocaleString('en-GB')} packs`;
};

/** Says which changes of a list were not saved and why, and offers to repeat them on the current list. */
export function ListUnsaved({ problem, changes, onAgain, onLeave }: ListUnsavedProps) {
  const isOne = changes.length === 1;
  return (
    <Alert
      isUrgent
      tone="warning"
      title={isOne ? 'Your change was not saved' : 'Your changes were not saved'}
      actions={
        <>
          <Button isSmall onClick={onAgain}>
            {isOne ? 'Make my change again' : 'Make my changes again'}
          </Button>
          <Button isSmall variant="quiet" onClick={onLeave}>
            Leave the list as it is
          </Button>
        </>
      }
    >
      <p>{`${problem}.`}</p>
      <Changes>
        {changes.map(({ key, name, quantity }) => (
          <li key={key}>
            <UnbrokenText isName>{name}</UnbrokenText>
            <span>{`: ${toldOf(quantity)}`}</span>
          </li>
        ))}
      </Changes>
    </Alert>
  );
}
