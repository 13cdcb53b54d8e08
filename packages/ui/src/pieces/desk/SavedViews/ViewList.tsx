import { Check, Pencil, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { TwoPressButton } from '../../../primitives/buttons/TwoPressButton/TwoPressButton.tsx';
import type { SavedViewsProps } from './SavedViews.tsx';
import { ViewNameForm } from './ViewNameForm.tsx';

interface ViewListProps extends SavedViewsProps {
  readonly onClose: () => void;
}

const Content = styled.div`
  inline-size: min(26rem, 100vi - 4rem);
`;

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${space[1]};
    min-block-size: ${size.target};
    border-block-end: ${border.hairline};
  }
`;

const View = styled(Link)`
  display: flex;
  flex: 1 1 9rem;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  min-block-size: ${size.targetSmall};
  padding-inline: ${space[2]};
  border-radius: ${radius.small};
  color: ${color.textBody};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: ${color.surfaceHover};
    text-decoration: underline;
  }

  &[aria-current] {
    font-weight: ${font.weightBold};
  }

  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
  }
`;

const StarButton = styled(IconButton)`
  &[aria-pressed='true'] {
    border-color: currentcolor;
    color: ${color.textLink};

    svg {
      fill: currentcolor;
    }
  }
`;

const None = styled.p`
  padding-block: ${space[2]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Shows the views with what can be done with each, and saves the list's settings as another. */
export function ViewList({
  views,
  currentId,
  onSave,
  onRename,
  onDelete,
  onDefault,
  onClose,
}: ViewListProps) {
  const content = useRef<HTMLDivElement>(null);
  const [renamedId, setRenamedId] = useState<string>();
  const namesBut = (id?: string) => views.filter((view) => view.id !== id).map(({ name }) => name);
  /** What was pressed leaves; the focus stays in the panel. */
  const focusFirst = () => content.current?.querySelector<HTMLElement>('a, input')?.focus();
  return (
    <Content ref={content}>
      {views.length === 0 && (
        <None>None yet. A view keeps filters, order and columns under a name.</None>
      )}
      <List>
        {views.map(({ id, name, href, isDefault = false }) =>
          id === renamedId ? (
            <li key={id}>
              <ViewNameForm
                label="New name"
                nameAtFirst={name}
                others={namesBut(id)}
                submitLabel="Rename"
                takesFocus
                onSubmit={(next) => {
                  onRename(id, next);
                  setRenamedId(undefined);
                  focusFirst();
                }}
              />
            </li>
          ) : (
            <li key={id}>
              <View
                href={href}
                aria-current={id === currentId ? 'true' : undefined}
                onClick={onClose}
              >
                <span>{name}</span>
                {id === currentId && <Check aria-hidden />}
              </View>
              <StarButton
                label={`Open the list with ${name}`}
                isSmall
                aria-pressed={isDefault}
                onClick={() => onDefault(isDefault ? undefined : id)}
              >
                <Star aria-hidden />
              </StarButton>
              <IconButton label={`Rename ${name}`} isSmall onClick={() => setRenamedId(id)}>
                <Pencil aria-hidden />
              </IconButton>
              <TwoPressButton
                isSmall
                label="Delete"
                confirmLabel="Yes, delete"
                about={`the view ${name}`}
                onConfirm={() => {
                  onDelete(id);
                  focusFirst();
                }}
              />
            </li>
          ),
        )}
      </List>
      {renamedId === undefined && (
        <ViewNameForm
          label="Save this view as"
          nameAtFirst=""
          others={namesBut()}
          submitLabel="Save"
          onSubmit={(name) => {
            onSave(name);
            onClose();
          }}
        />
      )}
    </Content>
  );
}
