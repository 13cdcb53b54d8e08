import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, size, space, stroke } from '@formulary/theme/tokens';
import { readingDirection } from '../../readingDirection.ts';

export interface TabItem {
  readonly key: string;
  readonly label: ReactNode;
  /** Rendered while its tab is chosen. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** Key of the chosen tab. */
  value: string;
  onChange: (key: string) => void;
  /** Many short tabs in one row: smaller words, closer together. */
  isDense?: boolean;
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  border-block-end: ${border.hairline};
`;

const Tab = styled.button`
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[4]};
  border: 0;
  border-block-end: ${stroke.heavy} solid transparent;
  background: transparent;
  color: ${color.textMuted};
  font-weight: ${font.weightMedium};
  cursor: pointer;

  &:hover {
    color: ${color.textBody};
  }

  &[aria-selected='true'] {
    border-color: ${color.actionPrimary};
    color: ${color.textBody};
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;

const DenseTab = styled(Tab)`
  padding-inline: ${space[2]};
  font-size: ${font.sizeSmall};
  white-space: nowrap;

  ${media.fromWide} {
    padding-inline: ${space[3]};
  }
`;

const Panel = styled.div`
  padding-block-start: ${space[6]};
`;

/** Shows one of several panels at a time. It has one tab stop; arrow keys move between tabs and choose. */
export function Tabs({ label, items, value, onChange, isDense = false }: TabsProps) {
  const Button = isDense ? DenseTab : Tab;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = items.findIndex(({ key }) => key === value);

  const choose = (index: number) => {
    const next = items.at(index % items.length);
    if (!next) return;
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[value="${CSS.escape(next.key)}"]`)?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    const forwards = readingDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(-1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      choose(event.key === forwards ? at + 1 : at - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {items.map(({ key, label: words }) => (
          <Button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            value={key}
            aria-selected={key === value}
            aria-controls={key === value ? `${id}-panel` : undefined}
            tabIndex={key === value ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {words}
          </Button>
        ))}
      </List>
      <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {items[at]?.content}
      </Panel>
    </div>
  );
}
