import type { AllocationMismatch } from '@formulary/rules/allocation/allocationMismatches';
import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

/** A mismatched product, with its name and the prescriptions that hold it, counted from 1. */
export interface MismatchedProduct extends AllocationMismatch {
  readonly name: string;
  readonly numbers: readonly number[];
}

export interface QuantityMismatchProps {
  products: readonly MismatchedProduct[];
  cartHref: string;
  onOpen: (number: number) => void;
}

const List = styled.ul`
  ${tabularFigures}
  padding-block-start: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

/**
 * Says that cart and prescriptions hold different numbers of packs: which products, how many, and how to fix it (spec
 * 5.23, 8.14).
 */
export function QuantityMismatch({ products, cartHref, onOpen }: QuantityMismatchProps) {
  const numbers = [...new Set(products.flatMap((product) => product.numbers))].toSorted(
    (a, b) => a - b,
  );
  return (
    <Alert
      tone="danger"
      title={notices.quantityMismatched}
      actions={
        <>
          <ButtonLink href={cartHref} isSmall>
            Change cart
          </ButtonLink>
          {numbers.map((number) => (
            <Button key={number} isSmall onClick={() => onOpen(number)}>
              {`Open prescription ${number}`}
            </Button>
          ))}
        </>
      }
    >
      <p>{messages['quantity-mismatched']}</p>
      <List>
        {products.map(({ productId, name, inCart, onPrescriptions }) => (
          <li key={productId}>
            <UnbrokenText isName>{name}</UnbrokenText>
            <span>{`: cart ${inCart}, prescribed ${onPrescriptions}`}</span>
          </li>
        ))}
      </List>
    </Alert>
  );
}
