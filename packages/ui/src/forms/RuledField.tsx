import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useFieldId } from './FormIdContext.ts';
import { shownError } from './shownError.ts';

/** What a field primitive takes from its form: spread it. */
export interface RuledFieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (next: string) => void;
  readonly errorMessage: string | undefined;
}

interface Props {
  readonly name: string;
  readonly children: (field: RuledFieldProps) => ReactNode;
}

/* Empty stays '' instead of final-form's undefined: values are what was typed. */
const asTyped = (value: string | undefined) => value ?? '';

/** Ties one field primitive to the form around it. */
export function RuledField({ name, children }: Props) {
  const id = useFieldId(name);
  const { input, meta } = useField<string>(name, {
    parse: asTyped,
    format: asTyped,
    subscription: {
      value: true,
      error: true,
      submitError: true,
      submitFailed: true,
      dirtySinceLastSubmit: true,
    },
  });
  return children({
    id,
    name,
    value: input.value,
    onChange: input.onChange,
    errorMessage: shownError(meta),
  });
}
