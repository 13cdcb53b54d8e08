import type { CartLine } from '@formulary/rules/carts/cartLine';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { styled } from 'styled-components';
import { color, font } from '@formulary/theme/tokens';

export interface CartLineSubtotalProps {
  line: Pick<CartLine, 'subtotal' | 'saving'>;
}

const Root = styled.div`
  text-align: end;
`;

const Saving = styled.div`
  color: ${color.textSuccess};
  font-size: ${font.sizeSmall};
`;

/** Shows a line's cost without VAT, and the savings from its offers. */
export function CartLineSubtotal({ line }: CartLineSubtotalProps) {
  return (
    <Root>
      <span>{formatMoney(line.subtotal)}</span>
      {line.saving > 0 && <Saving>{`You save ${formatMoney(line.saving)}`}</Saving>}
    </Root>
  );
}
