import { type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { fileSize } from '../../../fields/FileField/fileSize.ts';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, space } from '@formulary/theme/tokens';

export interface DownloadProgressProps {
  /** Name of the file. */
  title: string;
  /** Bytes received. */
  loaded: number;
  /** Total bytes, if known. */
  total: number | undefined;
  onCancel: () => void;
  /** Gets the focus if Cancel has it when this unmounts. */
  focusAfter: RefObject<HTMLElement | null>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

const Bar = styled.progress`
  inline-size: 100%;
  block-size: ${space[2]};
  accent-color: ${color.actionPrimary};
`;

const Words = styled.span`
  ${tabularFigures}
  grid-row: 2;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Cancel = styled.div`
  grid-row: span 2;
`;

/** Shows the progress of a download, with a Cancel button. */
export function DownloadProgress({
  title,
  loaded,
  total,
  onCancel,
  focusAfter,
}: DownloadProgressProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = cancel.current;
    const next = focusAfter.current;
    // Runs while the button is still in the document.
    return () => {
      if (button !== null && button === document.activeElement) next?.focus();
    };
  }, [focusAfter]);
  const isKnown = total !== undefined && total > 0;
  return (
    <Root>
      <Bar
        aria-label={`Downloading ${title}`}
        {...(isKnown ? { max: total, value: Math.min(loaded, total) } : {})}
      />
      <Words>
        {isKnown ? `${fileSize(loaded)} of ${fileSize(total)}` : `${fileSize(loaded)} so far`}
      </Words>
      <Cancel>
        <Button
          ref={cancel}
          isSmall
          variant="quiet"
          aria-label={`Cancel ${title}`}
          onClick={onCancel}
        >
          Cancel
        </Button>
      </Cancel>
    </Root>
  );
}
