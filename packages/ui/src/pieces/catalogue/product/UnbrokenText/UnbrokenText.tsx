import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { Unbroken } from '../../../../primitives/layout/Unbroken.ts';

/* With large text, the longest words of medicines are wider than a phone. */
const Text = styled.span`
  ${media.belowTablet} {
    overflow-wrap: anywhere;
  }
`;

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
    <Text key={children} translate={isName ? 'no' : undefined}>
      {unbrokenParts(children).map(({ text, isWhole }, index) =>
        isWhole ? <Unbroken key={index}>{text}</Unbroken> : text,
      )}
    </Text>
  );
}
