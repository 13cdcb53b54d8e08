import { useEffect } from 'react';
import { useForm } from 'react-final-form';

interface RegisterFieldsProps {
  readonly names: readonly string[];
}

const noListener = () => {};

/**
 * Keeps every field of a form registered, mounted or not: react-final-form resets a field to its initial value when it
 * remounts. Place it before the fields.
 */
export function RegisterFields({ names }: RegisterFieldsProps) {
  const form = useForm();
  const all = names.join(' ');
  useEffect(() => {
    const leave = all.split(' ').map((name) => form.registerField(name, noListener, {}));
    return () => leave.forEach((each) => each());
  }, [form, all]);
  return null;
}
