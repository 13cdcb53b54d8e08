import { useNavigate } from 'react-router';
import { KeyButton } from './KeyButton.tsx';
import { KeyLink } from './KeyLink.tsx';
import { useKeys } from './useKeys.ts';

interface NewRecordProps {
  /** The list, as the keys name it: 'Counts'. */
  readonly list: string;
  /** 'Start a count' */
  readonly label: string;
  /** Address of the screen that begins one, or what opens its dialog. */
  readonly begin: string | (() => void);
}

/** Begins a new record of a list, by a press or the key N. */
export function NewRecord({ list, label, begin }: NewRecordProps) {
  const navigate = useNavigate();
  const run = typeof begin === 'string' ? () => void navigate(begin) : begin;
  useKeys(list, [{ key: 'n', does: label, run }]);
  return typeof begin === 'string' ? (
    <KeyLink keyName="n" variant="primary" href={begin}>
      {label}
    </KeyLink>
  ) : (
    <KeyButton keyName="n" variant="primary" onClick={begin}>
      {label}
    </KeyButton>
  );
}
