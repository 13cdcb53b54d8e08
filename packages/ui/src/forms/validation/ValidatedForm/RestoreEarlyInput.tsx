import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { useValidatedForm } from '../ValidatedFormContext.ts';

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

function chosenIn({ selectedOptions, options }: HTMLSelectElement): string | undefined {
  const isOther = [...options].some(
    ({ selected, defaultSelected }) => defaultSelected && !selected,
  );
  return isOther ? selectedOptions[0]?.value : undefined;
}

/**
 * Returns the text of a control if it differs from the server-rendered value. Returns undefined for unchanged and
 * disabled controls, checkboxes, files and anything else without text.
 */
function changedText(control: Element | null): string | undefined {
  if (control === null || control.matches(':disabled')) return undefined;
  if (control instanceof HTMLSelectElement) return chosenIn(control);
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(control.type));
  return isText && control.value !== control.defaultValue ? control.value : undefined;
}
