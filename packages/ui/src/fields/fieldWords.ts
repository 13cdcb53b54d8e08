import type { ReactNode } from 'react';

/** The words that every field takes. */
export interface FieldWords {
  readonly label: ReactNode;
  /** Help that is always there, under the label. */
  readonly description?: ReactNode;
  /** What is wrong, in words. Its presence is what makes the field invalid. */
  readonly errorMessage?: ReactNode;
  /** `true`: must be filled in. `false`: the label says "(optional)". Left out: says nothing. */
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The label is there for screen readers only, because the screen says it another way (a table header, an icon). */
  readonly isLabelHidden?: boolean | undefined;
  /** Given when something else links to the field (an error summary); made up otherwise. */
  readonly id?: string | undefined;
}
