import { styled } from 'styled-components';
import { TextArea } from '../../../fields/TextArea/TextArea.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { space } from '@formulary/theme/tokens';
import type { ItemEditing, KeyedItem } from './ItemEditing.ts';

const LONGEST = 1000;
const MOST_OFFERED = 3;

const Offers = styled.div.attrs({ role: 'group' })`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  padding-block-start: ${space[2]};

  button {
    block-size: auto;
    text-align: start;
    white-space: normal;
  }
`;

/** Returns the first favourites that contain the typed text, except an exact match. */
function offered(favourites: readonly string[], typed: string): readonly string[] {
  const prefix = typed.trim().toLocaleLowerCase('en-GB');
  return favourites
    .filter((each) => each !== typed && each.toLocaleLowerCase('en-GB').includes(prefix))
    .slice(0, MOST_OFFERED);
}

/** Takes the directions of an item: free text, or one of the prescriber's favourites (spec 5.25). */
export function ItemDirections({
  item: { key, name, directions, productId, substitutedBy },
  edit,
}: {
  readonly item: KeyedItem;
  readonly edit: ItemEditing;
}) {
  if (substitutedBy !== undefined) return null;
  const offers = offered(edit.favourites?.(productId) ?? [], directions);
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
      {offers.length > 0 && (
        <Offers aria-label={`Your directions for ${name}`}>
          {offers.map((each) => (
            <Button key={each} isSmall variant="quiet" onClick={() => edit.onDirections(key, each)}>
              {each}
            </Button>
          ))}
        </Offers>
      )}
    </div>
  );
}
