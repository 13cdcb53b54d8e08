import { directionsAdvice } from '@formulary/rules/prescriptions/review/directionsAdvice';
import { styled } from 'styled-components';
import { TextArea } from '../../../fields/TextArea/TextArea.tsx';
import { ToneIcon } from '../../../primitives/messages/ToneIcon.tsx';
import { toneColors } from '../../../primitives/messages/tone.ts';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { media } from '@formulary/theme/media';
import type { ItemEditing, KeyedItem } from './ItemEditing.ts';

const LONGEST = 1000;
const MOST_OFFERED = 3;

const Chips = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
`;

const Chip = styled.button.attrs({ type: 'button' })`
  min-block-size: ${size.targetSmall};
  padding: ${space[1]} ${space[3]};
  border: ${border.control};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  font-size: ${font.sizeSmall};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceHover};
  }

  ${media.belowTablet} {
    min-block-size: ${size.target};
  }
`;

/* Always on the page, so that its text is announced when it appears. */
const Advice = styled.output`
  display: flex;
  gap: ${space[2]};
  color: ${toneColors.warning.text};
  font-size: ${font.sizeSmall};

  svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.5em;
  }

  &:not(:empty) {
    padding-block-start: ${space[2]};
  }
`;

/** Returns the first favourites that contain the typed text, except an exact match. */
function offered(favourites: readonly string[], typed: string): readonly string[] {
  const prefix = typed.trim().toLocaleLowerCase('en-GB');
  return favourites
    .filter((each) => each !== typed && each.toLocaleLowerCase('en-GB').includes(prefix))
    .slice(0, MOST_OFFERED);
}

/**
 * Takes the directions of an item: free text, or one of the prescriber's favourites as chips (spec 5.25). Advice never
 * stops Verify.
 */
export function ItemDirections({
  item: { key, name, directions, productId, substitutedBy },
  edit,
}: {
  readonly item: KeyedItem;
  readonly edit: ItemEditing;
}) {
  if (substitutedBy !== undefined) return null;
  const offers = offered(edit.favourites?.(productId) ?? [], directions);
  const advice = directionsAdvice(directions);
  return (
    <div>
      <TextArea
        label={`Directions for ${name}`}
        isLabelHidden
        id={`${key}.directions`}
        rows={2}
        maxLength={LONGEST}
        value={directions}
        errorMessage={edit.errors[`${key}.directions`]}
        onChange={(next) => edit.onDirections(key, next)}
      />
      <Advice>
        {advice !== undefined && (
          <>
            <ToneIcon tone="warning" />
            <span>{advice}</span>
          </>
        )}
      </Advice>
      {offers.length > 0 && (
        <Chips aria-label={`Your directions for ${name}`}>
          {offers.map((each) => (
            <Chip key={each} onClick={() => edit.onDirections(key, each)}>
              {each}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}
