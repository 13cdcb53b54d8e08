import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { useValidatedForm } from '../ValidatedFormContext.ts';
import { changedText } from './changedText.ts';

interface RestoreEarlyInputProps {
  readonly names: readonly string[];
}

/**
 * Takes over values typed or autofilled into the server-rendered form before scripts ran. It must read them before
 * React re-renders the fields with initial values. Place it after the fields.
 */
export function RestoreEarlyInput({ names }: RestoreEarlyInputProps) {
  const form = useForm<Record<string, string>>();
  const { id } = useValidatedForm();
  const early = useRef<Readonly<Record<string, string>>>({});
  const all = names.join(' ');

  useLayoutEffect(() => {
    const found = all.split(' ').flatMap((name) => {
      const typed = changedText(document.getElementById(`${id}-${name}`));
      return typed === undefined ? [] : [[name, typed] as const];
    });
    early.current = Object.fromEntries(found);
  }, [id, all]);

  useEffect(() => {
    form.batch(() => {
      for (const [name, typed] of Object.entries(early.current)) form.change(name, typed);
    });
    early.current = {};
  }, [form]);

  return null;
}
