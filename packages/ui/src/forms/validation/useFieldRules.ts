import { isFieldRequired, longestValue } from '@formulary/rules/forms/fieldCheck';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { useValidatedForm } from './ValidatedFormContext.ts';

/** Returns what the form's rules currently require of one field. Re-renders only when that changes (spec 5.27). */
export function useFieldRules(name: string) {
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
