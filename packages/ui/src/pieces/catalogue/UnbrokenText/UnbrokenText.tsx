import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';
import { Unbroken } from '../../../primitives/Unbroken.ts';

export interface UnbrokenTextProps {
  /** Plain text: a name, a description. */
  children: string;
  /** Names of products and doses are what they are in every language: a translator in the browser leaves them alone. */
  isName?: boolean;
}

/** Text in which no number parts from what it counts: '20 mg/ml' stays in one line. Copied, it is the text as it was written. */
export function UnbrokenText({ children, isName = false }: UnbrokenTextProps) {
  // Another text is another element: a translator replaces bare text, and React could then neither change nor remove it.
  return (
    <span key={children} translate={isName ? 'no' : undefined}>
      {unbrokenParts(children).map(({ text, isWhole }, index) =>
        isWhole ? <Unbroken key={index}>{text}</Unbroken> : text,
      )}
    </span>
  );
}
