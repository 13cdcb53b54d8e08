import { useEffect } from 'react';
import { useForm } from 'react-final-form';

interface KeepFieldsProps {
  readonly names: readonly string[];
}

const nobody = () => {};

/**
 * Keeps every field of a form in it, shown or not: react-final-form puts a field back to how the form began when it is
 * shown anew, and what was typed into it before would be lost. Stands before the fields.
 */
export function KeepFields({ names }: KeepFieldsProps) {
  const form = useForm();
  const all = names.join(' ');
  useEffect(() => {
    const leave = all.split(' ').map((name) => form.registerField(name, nobody, {}));
    return () => leave.forEach((each) => each());
  }, [form, all]);
  return null;
}
