import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { UnbrokenText } from '../UnbrokenText/UnbrokenText.tsx';

export interface ParagraphsProps {
  /** Plain text; an empty line separates paragraphs. */
  text: string;
}

/** Shows longer text of the catalogue as paragraphs. */
export function Paragraphs({ text }: ParagraphsProps) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return (
    <Stack $gap={3}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <UnbrokenText>{paragraph}</UnbrokenText>
        </p>
      ))}
    </Stack>
  );
}
