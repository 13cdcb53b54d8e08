import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CopyButtonProps {
  /** What is copied, in words: 'sort code'. */
  what: string;
  /** What ends up on the clipboard. */
  text: string;
}

/**
 * Puts a short text on the clipboard, and says in place that it did. Where a browser has no clipboard to give (a page without
 * https), there is no button: the text beside it can be selected.
 */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  // TypeScript believes that every browser has one.
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
