import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';
import { Unbroken } from '../../../../primitives/layout/Unbroken.ts';

export interface UnbrokenTextProps {
  /** Plain text: a name, a description. */
  children: string;
  /** Marks product names and doses as not translatable for the browser. */
  isName?: boolean;
}

/** Shows text in which a number stays on one line with its unit: '20 mg/ml'. Copying yields the original text. */
export function UnbrokenText({ children, isName = false }: UnbrokenTextProps) {
  // A new text gets a new element: a translator replaces text nodes, and React could not change or remove those.
  return (
    <span key={children} translate={isName ? 'no' : undefined}>
      {unbrokenParts(children).map(({ text, isWhole }, index) =>
        isWhole ? <Unbroken key={index}>{text}</Unbroken> : text,
      )}
    </span>
  );
}
