import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { packsIn } from '@formulary/rules/stock/pastedLines';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';

interface CodeEntryProps {
  /** Takes a line; answers why not, or undefined. */
  readonly onEnter: (code: string, packs: string) => Promise<string | undefined>;
  readonly isDisabled: boolean;
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  align-items: end;

  ${media.fromTablet} {
    display: flex;

    /* Text of twice the size leaves no room for all in a row. */
    flex-wrap: wrap;

    > :first-child {
      flex: 1 1 12rem;
      max-inline-size: 24rem;
    }

    > :nth-child(2) {
      flex: 0 1 8rem;
    }
  }
`;

/** Takes one line: Enter in the code goes on to the packs, Enter there adds the line and begins the next. */
export function CodeEntry({ onEnter, isDisabled }: CodeEntryProps) {
  const [code, setCode] = useState('');
  const [packs, setPacks] = useState('');
  const [faults, setFaults] = useState<{ readonly code?: string; readonly packs?: string }>({});
  const [isPending, setIsPending] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const packsField = useRef<HTMLInputElement>(null);
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || code.trim() === '') return;
    event.preventDefault();
    packsField.current?.focus();
  };
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') {
      setFaults({ code: 'Please give a code' });
      codeField.current?.focus();
      return;
    }
    if (packsIn(packs) === undefined) {
      setFaults({ packs: 'Please give 1 to 1,000,000' });
      packsField.current?.focus();
      return;
    }
    setIsPending(true);
    const refused = await onEnter(code.trim(), packs.trim());
    setIsPending(false);
    setFaults(refused === undefined ? {} : { code: refused });
    if (refused === undefined) {
      setCode('');
      setPacks('');
    }
    codeField.current?.focus();
    codeField.current?.select();
  };
  return (
    <Form noValidate data-part="entry" onSubmit={(event) => void enter(event)}>
      <TextField
        ref={codeField}
        label="Code"
        description="Type, scan, or paste rows of code and packs."
        value={code}
        onChange={setCode}
        onKeyDown={goOn}
        errorMessage={faults.code}
        isDisabled={isDisabled}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        ref={packsField}
        label="Packs"
        value={packs}
        onChange={setPacks}
        errorMessage={faults.packs}
        isDisabled={isDisabled}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" isPending={isPending} isDisabled={isDisabled}>
        Add
      </Button>
    </Form>
  );
}
