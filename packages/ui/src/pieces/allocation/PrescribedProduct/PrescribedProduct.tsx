import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import { messages } from '@formulary/rules/problems/messages';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { QuantityField } from '../../../fields/QuantityField/QuantityField.tsx';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface PrescribedProductProps {
  name: string;
  /** Packs on this prescription. */
  quantity: number;
  /** Packs not on any prescription yet. */
  left: number;
  /** Limit of packs per prescription, if any. */
  mostOnEach?: number | undefined;
  /** Limit of the stepper. */
  max: number;
  /** Names the prescription, to tell steppers apart: 'prescription 2'. */
  where: string;
  /** Its packs were added by Fill the rest. */
  isFilled?: boolean;
  /** Why the last change was refused. */
  refusal?: string | undefined;
  onQuantity: (quantity: number) => void;
  /** Called on Enter after a valid quantity. */
  onEnter?: () => void;
}

const Root = styled.li`
  display: grid;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};

  & + & {
    border-block-start: ${border.hairline};
  }

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 0;
  line-height: ${font.lineHeading};
`;

const Hint = styled.p`
  ${tabularFigures}
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/**
 * Shows a product of the cart on one prescription: packs, remaining packs and the limit per prescription (spec 5.24).
 */
export function PrescribedProduct({
  name,
  quantity,
  left,
  mostOnEach,
  max,
  where,
  isFilled = false,
  refusal,
  onQuantity,
  onEnter,
}: PrescribedProductProps) {
  const root = useRef<HTMLLIElement>(null);
  // Calls the latest `onEnter`, because Enter may have just changed the state it depends on.
  const goOn = useRef(onEnter);
  useEffect(() => {
    goOn.current = onEnter;
  });
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    // Waits until the field has validated and re-rendered.
    setTimeout(() => {
      if (root.current?.contains(target) && target.getAttribute('aria-invalid') !== 'true')
        goOn.current?.();
    });
  };
  return (
    <Root
      ref={root}
      data-quantity={quantity > 0 ? 'some' : 'none'}
      data-filled={isFilled || undefined}
      onKeyDown={handleKey}
    >
      <Words>
        <p>
          <UnbrokenText isName>{name}</UnbrokenText>
        </p>
        <Hint>{allocationSentences.left(left, mostOnEach)}</Hint>
        {isFilled && (
          <Tag tone="success" icon={<Check aria-hidden />}>
            Filled in
          </Tag>
        )}
      </Words>
      <QuantityField
        label={`Packs of ${name} on ${where}`}
        isLabelHidden
        value={quantity}
        max={max}
        onChange={onQuantity}
        invalidMessage={messages['invalid-quantity']}
        errorMessage={refusal}
      />
    </Root>
  );
}
