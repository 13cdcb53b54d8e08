import type { ColumnRole } from '@formulary/rules/quickOrder/columnHeadings';
import type { ListColumn } from '@formulary/rules/quickOrder/listColumns';
import { quickOrderSentences as sentences } from '@formulary/rules/problems/quickOrderSentences';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { RadioGroup } from '../../../fields/RadioGroup/RadioGroup.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { border, color, radius, space } from '@formulary/theme/tokens';

export interface QuickOrderColumnsProps {
  /** What the column is needed for. */
  asksFor: ColumnRole;
  /** Candidate columns. */
  columns: readonly ListColumn[];
  onChoose: (choice: number | 'none') => void;
  onCancel: () => void;
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

const NONE = 'none';

/**
 * Asks which column of a list holds the quantity, or the code or name, when several are possible. Nothing is
 * preselected.
 */
export function QuickOrderColumns({
  asksFor,
  columns,
  onChoose,
  onCancel,
}: QuickOrderColumnsProps) {
  const id = useId();
  const [choice, setChoice] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const focusFirst = () => document.getElementById(id)?.focus();
  // Moves the focus here: the list was pasted or chosen elsewhere on the page.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const options = columns.map(({ index, heading, samples }) => ({
    value: String(index),
    label: <span translate="no">{heading || `Column ${index + 1}`}</span>,
    description: <span translate="no">{samples.join(' · ')}</span>,
  }));
  const none = { value: NONE, label: 'None of these', description: sentences.withoutQuantity };
  return (
    <Form
      noValidate
      aria-label={sentences.whichColumn[asksFor]}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(choice === '');
        if (choice === '') focusFirst();
        else onChoose(choice === NONE ? NONE : Number(choice));
      }}
    >
      <RadioGroup
        id={id}
        label={sentences.whichColumn[asksFor]}
        description={sentences.whyAsked}
        errorMessage={isMissing && choice === '' ? sentences.noColumn : undefined}
        options={asksFor === 'quantity' ? [...options, none] : options}
        value={choice}
        onChange={setChoice}
      />
      <Cluster>
        <Button type="submit" variant="primary">
          Use this column
        </Button>
        <Button onClick={onCancel}>Cancel the list</Button>
      </Cluster>
    </Form>
  );
}
