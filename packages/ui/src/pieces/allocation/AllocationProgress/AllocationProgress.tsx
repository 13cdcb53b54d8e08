import { allocationSentences } from '@formulary/rules/allocation/allocationSentences';
import type { AllocationState } from '@formulary/rules/allocation/allocationState';
import {
  leastPrescriptions,
  prescriptionQuantity,
} from '@formulary/rules/allocation/prescriptionLimits';
import { unallocatedQuantities } from '@formulary/rules/allocation/allocatedPacks';
import { surplusQuantities } from '@formulary/rules/allocation/allocationMismatches';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, layer, radius, size, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface AllocationProgressProps {
  allocation: AllocationState;
  /** A change is being saved. */
  isSaving?: boolean;
}

/* One line at the top of a phone; a sticky panel beside the cards where there is room. */
const Root = styled.div`
  ${tabularFigures}
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: ${size.header};
  display: grid;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &[data-placed='all'] {
    border-color: ${color.borderSuccess};
    background: ${color.surfaceSuccess};

    svg {
      color: ${color.textSuccess};
    }
  }

  &[data-placed='over'] {
    border-color: ${color.borderError};
    background: ${color.surfaceDanger};

    svg {
      color: ${color.textDanger};
    }
  }

  ${media.fromWide} {
    inset-block-start: calc(${size.header} + ${space[6]});
    padding: ${space[4]};
  }

  ${media.low} {
    position: static;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  font-weight: ${font.weightMedium};

  output {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  small {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBody};
  }
`;

const Details = styled.div`
  display: none;

  ${media.fromWide} {
    display: grid;
    gap: ${space[3]};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    line-height: ${font.lineHeading};
  }

  ul {
    display: grid;
    gap: ${space[2]};
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[3]};
    color: ${color.textBody};
  }
`;

/**
 * Shows how many packs of the cart are still to place, or too many, while quantities are edited: '4 packs still to place'
 * (spec 5.23).
 */
export function AllocationProgress({ allocation, isSaving = false }: AllocationProgressProps) {
  const total = prescriptionQuantity(allocation.lines);
  const quantities = unallocatedQuantities(allocation);
  const surpluses = surplusQuantities(allocation);
  const prescribed = allocation.lines.filter(({ isPrescription }) => isPrescription);
  const remaining = prescribed.filter(({ productId }) => (quantities.get(productId) ?? 0) > 0);
  const beyond = prescribed.filter(({ productId }) => surpluses.has(productId));
  const left = sumOf(quantities);
  const surplus = sumOf(surpluses);
  const least = leastPrescriptions(allocation);
  return (
    <Root data-placed={placedOf(left, surplus)}>
      <Line>
        <output>
          {surplus > 0 && <TriangleAlert aria-hidden />}
          {left === 0 && surplus === 0 && <CircleCheck aria-hidden />}
          <span>{allocationSentences.toPlace(left, total, surplus)}</span>
        </output>
        <small aria-hidden={!isSaving}>{isSaving ? 'Saving…' : ''}</small>
      </Line>
      {(left > 0 || surplus > 0) && (
        <Details>
          <ul>
            {remaining.map(({ productId, name }) => (
              <li key={productId}>
                <span>
                  <UnbrokenText isName>{name}</UnbrokenText>
                </span>
                <span>{quantities.get(productId)}</span>
              </li>
            ))}
            {beyond.map(({ productId, name }) => (
              <li key={productId}>
                <span>
                  <UnbrokenText isName>{name}</UnbrokenText>
                </span>
                <span>{`${surpluses.get(productId)} too many`}</span>
              </li>
            ))}
          </ul>
          {left > 0 && least > 1 && <p>{`${allocationSentences.needed(total, least)}.`}</p>}
        </Details>
      )}
    </Root>
  );
}

const sumOf = (quantities: ReadonlyMap<number, number>) =>
  [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0);

function placedOf(left: number, surplus: number) {
  if (surplus > 0) return 'over';
  return left === 0 ? 'all' : 'partly';
}
