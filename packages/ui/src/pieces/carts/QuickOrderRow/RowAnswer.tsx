import type { MatchedProduct } from '@formulary/rules/catalogue/matchedProduct';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { JudgedRow } from '@formulary/rules/quickOrder/judgeRows';
import { availableStock } from '@formulary/rules/stock/stockLevel';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import { AnswerText, Facts, Sums } from './QuickOrderRow.styles.ts';

interface RowAnswerProps {
  readonly words: string;
  readonly judged: JudgedRow;
  readonly onChoose: (product: MatchedProduct) => void;
}

/** Number of likely products shown as buttons; the field's own list holds the rest. */
const MOST_BESIDE = 3;

/** Shows the result of a row: product, price, stock and total; or an error with suggestions. */
export function RowAnswer({ words, judged, onChoose }: RowAnswerProps) {
  const { standing, product, offered = [], message, subtotal } = judged;
  if (standing === 'empty') return null;
  const isVatFree = judged.isPrescription === true || product?.type === 'prescription';
  return (
    <AnswerText>
      <Facts>
        {standing === 'looking' && <span>Looking it up…</span>}
        {product && (
          <>
            {product.name === words ? null : (
              <strong>
                <UnbrokenText isName>{product.name}</UnbrokenText>
              </strong>
            )}
            {product.code !== words && <Unbroken translate="no">{product.code}</Unbroken>}
            <span>{`${availableStock(product).toLocaleString('en-GB')} in stock`}</span>
          </>
        )}
        {message !== undefined && <span data-part="message">{message}</span>}
        {offered.slice(0, MOST_BESIDE).map((each) => (
          <Button key={each.id} isSmall onClick={() => onChoose(each)}>
            <span>
              <UnbrokenText isName>{each.name}</UnbrokenText>
            </span>
          </Button>
        ))}
      </Facts>
      {product && (
        <Sums>
          <span>{`${formatMoney(product.price)}${isVatFree ? '' : ' + VAT'}`}</span>
          {subtotal !== undefined && <span data-part="sum">{formatMoney(subtotal)}</span>}
        </Sums>
      )}
    </AnswerText>
  );
}
