import { useFormState } from 'react-final-form';
import type { Elements } from '../../../primitives/elements.ts';

export interface FormValuesProps {
  /** Draws what follows from the values as they are typed. */
  children: (values: Readonly<Record<string, string | undefined>>) => Elements;
}

/** Hands on the values of the surrounding form, such as to a preview of them. */
export function FormValues({ children }: FormValuesProps) {
  const { values } = useFormState<Record<string, string | undefined>>({
    subscription: { values: true },
  });
  return children(values);
}
