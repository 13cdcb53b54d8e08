import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useRuledForm } from './RuledFormContext.ts';
import { shownError } from './shownError.ts';
import { useFieldRules } from './useFieldRules.ts';

/** What a field primitive takes from its form: spread it. */
export interface RuledFieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (next: string) => void;
  readonly errorMessage: string | undefined;
  /** The rules refuse it empty. */
  readonly isRequired: boolean;
}

/** What else the rules say about a field, for those that show it. */
export interface RuledFieldLimits {
  /** The most characters. */
  readonly longest: number | undefined;
}

interface Props {
  readonly name: string;
  readonly children: (field: RuledFieldProps, limits: RuledFieldLimits) => ReactNode;
}

/* Empty stays '' instead of final-form's undefined: values are what was typed. */
const asTyped = (value: string | undefined) => value ?? '';

/** Ties one field primitive to the form around it, whose rules say what it requires. */
export function RuledField({ name, children }: Props) {
  const { id } = useRuledForm();
  const { isRequired, longest } = useFieldRules(name);
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
  const field = {
    id: `${id}-${name}`,
    name,
    value: input.value,
    onChange: input.onChange,
    errorMessage: shownError(meta),
    isRequired,
  };
  return children(field, { longest });
}
