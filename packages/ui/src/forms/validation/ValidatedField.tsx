import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useValidatedForm } from './ValidatedFormContext.ts';
import { visibleError } from './visibleError.ts';
import { useFieldRules } from './useFieldRules.ts';

/** Props that a field gets from its form; spread them. */
export interface ValidatedFieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (next: string) => void;
  readonly errorMessage: string | undefined;
  /** The rules require a value. */
  readonly isRequired: boolean;
}

/** Further limits of a field, for fields that show them. */
export interface ValidatedFieldLimits {
  /** Maximum number of characters. */
  readonly longest: number | undefined;
}

interface Props {
  readonly name: string;
  readonly children: (field: ValidatedFieldProps, limits: ValidatedFieldLimits) => ReactNode;
}

/* Keeps an empty field as '' instead of final-form's undefined. */
const asTyped = (value: string | undefined) => value ?? '';

/** Connects one field to the surrounding form, whose rules decide whether it is required. */
export function ValidatedField({ name, children }: Props) {
  const { id } = useValidatedForm();
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
    errorMessage: visibleError(meta),
    isRequired,
  };
  return children(field, { longest });
}
