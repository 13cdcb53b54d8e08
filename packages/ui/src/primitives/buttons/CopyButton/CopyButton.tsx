import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

export interface CopyButtonProps {
  /** Name of the copied text: 'sort code'. */
  what: string;
  /** Text to copy. */
  text: string;
}

/**
 * Copies a short text to the clipboard and says in place that it did. Renders nothing where the browser has no
 * clipboard (a page without https): the text beside it can be selected.
 */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  // TypeScript assumes that every browser has a clipboard.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  const isCopied = copied === text;
  const copy = async () => {
    await clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  };
  return (
    <>
      <Button variant="quiet" isSmall onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span>{isCopied ? 'Copied' : 'Copy'}</span> <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden as="output">{isCopied ? `Copied the ${what}` : ''}</VisuallyHidden>
    </>
  );
}
