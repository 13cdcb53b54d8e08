import { Bookmark, Check, Pencil, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { Popover } from '../../../primitives/overlays/Popover/Popover.tsx';
import { TwoPressButton } from '../../../primitives/buttons/TwoPressButton/TwoPressButton.tsx';
import { ViewNameForm } from './ViewNameForm.tsx';

/** Filters, sort and columns of a list under a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The list with these settings. */
  readonly href: string;
  /** The list opens with it. */
  readonly isDefault?: boolean;
}

export interface SavedViewsProps {
  views: readonly SavedView[];
  /** Id of the view whose settings the list has now. */
  currentId?: string | undefined;
  /** Saves the settings of the list under a name. */
  onSave: (name: string) => void;
  onRename: (id: string, name: string) => void;
  onDelete: (id: string) => void;
  /** The list opens with this view; with its own settings for undefined. */
  onDefault: (id: string | undefined) => void;
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

/** Chooses, names, renames and deletes the views of a list, and which of them it opens with. The caller stores them. */
export function SavedViews({
  views,
  currentId,
  onSave,
  onRename,
  onDelete,
  onDefault,
}: SavedViewsProps) {
  const content = useRef<HTMLDivElement>(null);
  const [renamedId, setRenamedId] = useState<string>();
  const current = views.find(({ id }) => id === currentId);
  const namesBut = (id?: string) => views.filter((view) => view.id !== id).map(({ name }) => name);
  /** What was pressed leaves; the focus stays in the panel. */
  const focusFirst = () => content.current?.querySelector<HTMLElement>('a, input')?.focus();
  return (
    <Popover
      label="Views"
      renderTrigger={(trigger) => (
        <Button isSmall {...trigger}>
          <Bookmark aria-hidden /> <span>{current ? `View: ${current.name}` : 'Views'}</span>
        </Button>
      )}
      onToggle={() => setRenamedId(undefined)}
    >
      {(close) => (
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
                    onClick={close}
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
                close();
              }}
            />
          )}
        </Content>
      )}
    </Popover>
  );
}
