import { addDays } from '@formulary/rules/dates/calendar';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import {
  type FilterValue,
  LONGEST_FILTER_TEXT,
  type ListFilter,
} from '@formulary/rules/deskLists/listFilters';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { font, space } from '@formulary/theme/tokens';
import { DateField } from '../../../fields/DateField/DateField.tsx';
import { RadioGroup } from '../../../fields/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../fields/Select/Select.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { useFocusRefusal } from '../../../primitives/focus/useFocusRefusal.ts';
import { type DraftFaults, draftOf, type FilterDraft, valueOf } from './filterDraft.ts';

export interface FilterEditorProps {
  readonly filter: ListFilter;
  readonly value: FilterValue | undefined;
  readonly onApply: (value: FilterValue) => void;
  readonly now: Date;
}

/** With more choices a list is quicker to read than buttons. */
const MOST_BUTTONS = 6;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  inline-size: min(20rem, 80vw);
`;

const Title = styled.p`
  font-weight: ${font.weightBold};
`;

/** Edits one filter. Its first control takes the focus; Enter applies. */
export function FilterEditor({ filter, value, onApply, now }: FilterEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(value));
  const [faults, setFaults] = useState<DraftFaults>({});
  const focusRefusal = useFocusRefusal(form);

  useEffect(() => {
    const first = ':checked, input, select';
    const control =
      form.current?.querySelector<HTMLElement>('input:checked') ??
      form.current?.querySelector<HTMLElement>(first);
    control?.focus();
  }, []);

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    // The editor is in the screen, whose own form must not be sent.
    event.stopPropagation();
    const read = valueOf(filter, draft);
    if ('value' in read) onApply(read.value);
    else {
      setFaults(read.faults);
      focusRefusal();
    }
  };

  return (
    <Form ref={form} noValidate onSubmit={apply}>
      {filter.kind === 'days' ? (
        <DaysEditor {...{ filter, draft, setDraft, faults, now }} />
      ) : (
        <OneEditor {...{ filter, draft, setDraft, faults }} />
      )}
      <div>
        <Button type="submit" variant="primary" isSmall>
          Apply
        </Button>
      </div>
    </Form>
  );
}

interface EditorProps<Filter> {
  readonly filter: Filter;
  readonly draft: FilterDraft;
  readonly setDraft: (draft: FilterDraft) => void;
  readonly faults: DraftFaults;
}

type OneFilter = Exclude<ListFilter, { readonly kind: 'days' }>;
type DaysFilter = Extract<ListFilter, { readonly kind: 'days' }>;

function OneEditor({ filter, draft, setDraft, faults }: EditorProps<OneFilter>) {
  const field = {
    label: filter.label,
    value: draft.first,
    onChange: (first: string) => setDraft({ ...draft, first }),
    errorMessage: faults.first,
  };
  switch (filter.kind) {
    case 'text':
      return <TextField {...field} maxLength={LONGEST_FILTER_TEXT} autoComplete="off" />;
    case 'flag': {
      const { yes = 'yes', no = 'no' } = filter;
      const options = [
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ];
      return <RadioGroup {...field} options={options} />;
    }
    case 'choice':
      return filter.choices.length > MOST_BUTTONS ? (
        <Select {...field} options={filter.choices} placeholder="Choose one" isRequired />
      ) : (
        <RadioGroup {...field} options={filter.choices} />
      );
    default:
      return filter satisfies never;
  }
}

interface DaysEditorProps extends EditorProps<DaysFilter> {
  readonly now: Date;
}

function DaysEditor({ filter, draft, setDraft, faults, now }: DaysEditorProps) {
  const today = londonDay(now);
  const lastDays = (count: number) =>
    setDraft({ first: formatDay(addDays(today, 1 - count)), second: formatDay(today) });
  return (
    <>
      <Title>{filter.label}</Title>
      <DateField
        label="From"
        description={null}
        value={draft.first}
        onChange={(first) => setDraft({ ...draft, first })}
        errorMessage={faults.first}
        now={now}
      />
      <DateField
        label="Until"
        description="Both days are included"
        value={draft.second}
        onChange={(second) => setDraft({ ...draft, second })}
        errorMessage={faults.second}
        now={now}
      />
      <Cluster $gap={2}>
        <Button isSmall onClick={() => lastDays(1)}>
          Today
        </Button>
        <Button isSmall onClick={() => lastDays(7)}>
          7 days
        </Button>
        <Button isSmall onClick={() => lastDays(30)}>
          30 days
        </Button>
      </Cluster>
    </>
  );
}
