import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';
import { Unbroken } from '../../../primitives/Unbroken.ts';

export interface UnbrokenTextProps {
  /** Plain text: a name, a description. */
  children: string;
}

/** Text in which no number parts from what it counts: '20 mg/ml' stays in one line. Copied, it is the text as it was written. */
export function UnbrokenText({ children }: UnbrokenTextProps) {
  let start = 0;
  return unbrokenParts(children).map(({ text, isWhole }) => {
    const key = start;
    start += text.length;
    return isWhole ? <Unbroken key={key}>{text}</Unbroken> : text;
  });
}
