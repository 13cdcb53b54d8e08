import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { JudgedRow } from '@formulary/rules/quickOrder/judgeRows';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, layer, space, stickyEdge } from '@formulary/theme/tokens';

export interface QuickOrderBarProps {
  judged: readonly JudgedRow[];
  isOpenOnly: boolean;
  isAdding: boolean;
  onAdd: () => void;
  onOpenOnly: (isOpenOnly: boolean) => void;
}

/* Stays in view, however long the list is. */
const Root = styled.div`
  ${tabularFigures}
  position: sticky;
  inset-block-end: ${stickyEdge};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  border-block-start: ${border.hairline};
  background: ${color.surfacePage};

  ${media.low} {
    position: static;
  }

  /* Keeps focused and scrolled-to elements clear of the bar. */
  ${media.belowTablet} {
    :root:has(&) {
      scroll-padding-block-end: min(9rem, 45vw);
    }
  }
`;

const Words = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};

  strong {
    font-size: ${font.sizeLead};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`);

/** Shows the total of the rows, how many need correcting, and the button that adds them to the cart. */
export function QuickOrderBar({
  judged,
  isOpenOnly,
  isAdding,
  onAdd,
  onOpenOnly,
}: QuickOrderBarProps) {
  const count = (standing: JudgedRow['standing']) =>
    judged.filter((row) => row.standing === standing).length;
  const [ready, open, looking] = [count('ready'), count('open'), count('looking')];
  const sum = judged.reduce((total, { subtotal = 0 }) => total + subtotal, 0);
  return (
    <Root>
      <Words>
        <strong>{formatMoney(sum)}</strong>
        <span>{`without VAT, ${rowsOf(ready)} ready`}</span>
        {looking > 0 && <span>{`${rowsOf(looking)} being looked up`}</span>}
      </Words>
      <Buttons>
        {(open > 0 || isOpenOnly) && (
          <Button onClick={() => onOpenOnly(!isOpenOnly)}>
            {isOpenOnly ? 'Show all rows' : `${rowsOf(open)} to correct`}
          </Button>
        )}
        <Button
          variant="primary"
          isDisabled={ready === 0 || looking > 0}
          isPending={isAdding}
          pendingLabel="Adding to your cart…"
          onClick={onAdd}
        >
          {ready === 0 ? 'Add to cart' : `Add ${rowsOf(ready)} to cart`}
        </Button>
      </Buttons>
    </Root>
  );
}
