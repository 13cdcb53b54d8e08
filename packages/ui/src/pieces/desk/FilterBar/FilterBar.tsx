import {
  type FilterValue,
  filterValueLabel,
  type FilterValues,
  type ListFilter,
} from '@formulary/rules/deskLists/listFilters';
import { ListFilter as FilterSign, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Popover } from '../../../primitives/overlays/Popover/Popover.tsx';
import { loadLazily } from '../../../primitives/lazy/loadLazily.ts';
import { LazyLoad } from '../../../primitives/lazy/LazyLoad.tsx';
import type { FilterEditorProps } from './FilterEditor.tsx';

export interface FilterBarProps {
  /** All filters of the list. */
  filters: readonly ListFilter[];
  /** The filters that are set. */
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** Current time, for the calendar and 'Today'. */
  now: Date;
}

/** Loads the editor with its calendar when a filter is opened. */
const loadEditor = async () => (await loadLazily(() => import('./FilterEditor.tsx'))).FilterEditor;

const Chips = styled.ul`
  display: contents;
  list-style: none;
`;

const Chip = styled.li`
  display: inline-flex;
  align-items: stretch;
  max-inline-size: 100%;
  border: ${border.control};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

const Edit = styled.button`
  min-inline-size: 0;
  min-block-size: calc(${size.targetSmall} - 0.125rem);
  padding: 0 ${space[1]} 0 ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${font.sizeSmall};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  strong {
    font-weight: ${font.weightMedium};
  }
`;

const Choices = styled.ul`
  display: grid;
  min-inline-size: 12rem;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  inline-size: 100%;
  min-block-size: ${size.targetSmall};
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceHover};
  }
`;

/** About the size of an editor, so that the panel keeps its place. */
const Room = styled.div`
  inline-size: min(20rem, 80vw);
  block-size: 8rem;
`;

function Editor(props: FilterEditorProps) {
  return (
    <LazyLoad
      load={loadEditor}
      what="the filter"
      placeholder={
        <Room aria-busy>
          <Skeleton $height="100%" />
        </Room>
      }
    >
      {(FilterEditor) => <FilterEditor {...props} />}
    </LazyLoad>
  );
}

const without = (values: FilterValues, key: string): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== key));

/**
 * Shows the filters that are set as chips: a press edits one, its cross removes it. The others are behind 'Add filter'.
 * It keeps no state: the filters live in the address of the list.
 */
export function FilterBar({ filters, values, onChange, now }: FilterBarProps) {
  const add = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState<ListFilter>();
  const isSet = ({ key }: ListFilter) => values[key] !== undefined;
  const set = filters.filter(isSet);
  const others = filters.filter((filter) => !isSet(filter));
  const apply = (key: string, value: FilterValue) => onChange({ ...values, [key]: value });
  const leaveWith = (next: FilterValues) => {
    onChange(next);
    // What was pressed leaves the page.
    add.current?.focus();
  };

  return (
    <Cluster as="search" aria-label="Filters" $gap={2}>
      {set.length > 0 && (
        <Chips>
          {set.map((filter) => {
            const { key, label } = filter;
            const value = values[key] as FilterValue;
            const words = filterValueLabel(filter, value);
            return (
              <Chip key={key}>
                <Popover
                  label={`Filter ${label}`}
                  renderTrigger={(trigger) => (
                    <Edit type="button" {...trigger}>
                      <span>{`${label}:`}</span> <strong>{words}</strong>
                    </Edit>
                  )}
                >
                  {(close) => (
                    <Editor
                      filter={filter}
                      value={value}
                      now={now}
                      onApply={(next) => {
                        apply(key, next);
                        close();
                      }}
                    />
                  )}
                </Popover>
                <IconButton
                  label={`Remove filter ${label}: ${words}`}
                  isSmall
                  onClick={() => leaveWith(without(values, key))}
                >
                  <X aria-hidden />
                </IconButton>
              </Chip>
            );
          })}
        </Chips>
      )}
      <Popover
        label={adding ? `Filter ${adding.label}` : 'Add filter'}
        renderTrigger={(trigger) => (
          <Button ref={add} isSmall {...trigger}>
            <FilterSign aria-hidden /> <span>Add filter</span>
          </Button>
        )}
        onToggle={(isOpen) => {
          if (!isOpen) setAdding(undefined);
        }}
      >
        {(close) =>
          adding ? (
            <Editor
              filter={adding}
              value={values[adding.key]}
              now={now}
              onApply={(next) => {
                apply(adding.key, next);
                close();
              }}
            />
          ) : (
            <Choices>
              {others.map((filter) => (
                <li key={filter.key}>
                  <Choice type="button" onClick={() => setAdding(filter)}>
                    {filter.label}
                  </Choice>
                </li>
              ))}
              {others.length === 0 && <li>Every filter is set.</li>}
            </Choices>
          )
        }
      </Popover>
      {set.length > 0 && (
        <Button isSmall variant="quiet" onClick={() => leaveWith({})}>
          Clear all
        </Button>
      )}
    </Cluster>
  );
}
