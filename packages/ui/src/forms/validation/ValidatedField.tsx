import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { type FieldMetaState, useField, useForm } from 'react-final-form';
import { useValidatedForm } from './ValidatedFormContext.ts';
import { isFieldRequired, longestValue } from '@formulary/rules/forms/fieldCheck';

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

/** Returns what the form's rules currently require of one field. Re-renders only when that changes (spec 5.27). */
function useFieldRules(name: string) {
  const { rules } = useValidatedForm();
  const form = useForm<Record<string, string>>();
  const checks = rules[name] ?? [];
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe(onChange, { values: true }),
    [form],
  );
  const isRequiredNow = () => isFieldRequired(checks, form.getState().values);
  const isRequired = useSyncExternalStore(subscribe, isRequiredNow, isRequiredNow);
  return { isRequired, longest: longestValue(checks) };
}

/**
 * Returns the error to show under a field: none before the first submit, then the current rule error, or the server's
 * error while the value is unchanged (spec 5.7).
 */
function visibleError(meta: FieldMetaState<string>): string | undefined {
  const { error, submitError, submitFailed, dirtySinceLastSubmit } = meta;
  if (!submitFailed) return undefined;
  const message: unknown = dirtySinceLastSubmit ? error : (submitError ?? error);
  return typeof message === 'string' ? message : undefined;
}
