import { ChevronRight, KeyRound } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { media } from '@formulary/theme/media';

/** Somebody who can take over this station. */
export interface SwitchPerson {
  readonly id: number;
  readonly name: string;
  /** A touch is enough. */
  readonly hasPasskey: boolean;
}

export interface PersonSwitchProps {
  /** Who has used this station, the latest first. */
  people: readonly SwitchPerson[];
  onChoose: (id: number) => void;
  /** Somebody who is not in the list. */
  onOther: () => void;
}

const Root = styled.section`
  display: grid;
  gap: ${space[2]};

  h2 {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding: 0;
  list-style: none;
`;

const Person = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: ${border.control};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.textMuted};
  }

  &[data-other] {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  &:dir(rtl) > svg:last-child {
    rotate: 180deg;
  }
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: ${radius.round};
  background: ${color.surfaceInfo};
  color: ${color.textInfo};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};
`;

/** Returns the first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.at(0)?.toUpperCase()).join('');
}

/** Offers the people of a shared station, for a change of person by one touch, and anybody else. */
export function PersonSwitch({ people, onChoose, onOther }: PersonSwitchProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>Somebody else?</h2>
      <List>
        {people.map(({ id, name, hasPasskey }) => (
          <li key={id}>
            <Person type="button" onClick={() => onChoose(id)}>
              <Initials aria-hidden>{initialsOf(name)}</Initials>
              <span>{name}</span>
              {hasPasskey ? (
                <span>
                  <KeyRound aria-hidden />
                  <VisuallyHidden>with a passkey</VisuallyHidden>
                </span>
              ) : (
                <ChevronRight aria-hidden />
              )}
            </Person>
          </li>
        ))}
        <li>
          <Person type="button" data-other="" onClick={onOther}>
            <span>{people.length === 0 ? 'Sign in as somebody else' : 'Another person'}</span>
            <ChevronRight aria-hidden />
          </Person>
        </li>
      </List>
    </Root>
  );
}
