import { tidyLine } from '@formulary/rules/text/tidyLine';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '@formulary/theme/tokens';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { LONGEST_VIEW_NAME, viewNameFault } from '@formulary/rules/deskLists/viewName';

interface ViewNameFormProps {
  readonly label: string;
  readonly nameAtFirst: string;
  /** Names of the other views. */
  readonly others: readonly string[];
  readonly submitLabel: string;
  readonly onSubmit: (name: string) => void;
  /** Takes the focus, with the name marked, when it appears. */
  readonly takesFocus?: boolean;
}

const Form = styled.form`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[2]};
  padding-block: ${space[2]};

  & > :first-child {
    flex: 1 1 9rem;
  }

  & > button {
    flex: none;
  }
`;

/** Asks for the name of a view. Enter saves it. */
export function ViewNameForm({
  label,
  nameAtFirst,
  others,
  submitLabel,
  onSubmit,
  takesFocus = false,
}: ViewNameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(nameAtFirst);
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    if (takesFocus) field.current?.select();
  }, [takesFocus]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = viewNameFault(name, others);
    setFault(found);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    onSubmit(tidyLine(name));
    setName('');
  };

  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        value={name}
        onChange={setName}
        errorMessage={fault}
        maxLength={LONGEST_VIEW_NAME}
        autoComplete="off"
      />
      <Button type="submit">{submitLabel}</Button>
    </Form>
  );
}
