import type { ReactNode } from 'react';

/** Texts and flags that every field accepts. */
export interface CommonFieldProps {
  readonly label: ReactNode;
  /** Permanent help text under the label. */
  readonly description?: ReactNode;
  /** Error message. If set, the field is invalid. */
  readonly errorMessage?: ReactNode;
  /** `true`: required. `false`: the label adds "(optional)". Omitted: no mark. */
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Shows the label to screen readers only, when a table header or icon already shows it. */
  readonly isLabelHidden?: boolean | undefined;
  /** Set it when something else links to the field (an error summary); generated otherwise. */
  readonly id?: string | undefined;
}
