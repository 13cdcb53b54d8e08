import { FileText, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { TwoPressButton } from '../../../primitives/buttons/TwoPressButton/TwoPressButton.tsx';
import { media } from '@formulary/theme/media';
import { color, font, space } from '@formulary/theme/tokens';

export interface QuickOrderFileProps {
  /** Progress of the look-up: rows done, of all rows. */
  progress: { readonly done: number; readonly of: number } | undefined;
  onFile: (file: File) => void;
  onCancel: () => void;
  onSample: () => void;
  /** Clears all rows; omitted when there are none. */
  onClear?: (() => void) | undefined;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  progress {
    inline-size: 12rem;
    max-inline-size: 100%;
    accent-color: ${color.actionPrimary};
  }
`;

const Hint = styled.p`
  flex-basis: 100%;

  ${media.fromWide} {
    flex: 1;
    text-align: end;
  }

  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Imports rows from a CSV file: choose it, watch the look-up progress, cancel it. */
export function QuickOrderFile({
  progress,
  onFile,
  onCancel,
  onSample,
  onClear,
}: QuickOrderFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  return (
    <Root>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="CSV file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the user choose the same file again after correcting it.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {progress ? (
        <>
          <output id={labelId}>{`Looked up ${progress.done} of ${progress.of} rows`}</output>
          <progress aria-labelledby={labelId} max={progress.of} value={progress.done} />
          <Button isSmall onClick={onCancel}>
            Cancel the file
          </Button>
        </>
      ) : (
        <>
          <Button isSmall onClick={() => input.current?.click()}>
            <Upload aria-hidden /> Upload a CSV file
          </Button>
          <Button isSmall variant="quiet" onClick={onSample}>
            <FileText aria-hidden /> Download a sample
          </Button>
          {onClear && (
            <TwoPressButton
              isSmall
              label="Clear the rows"
              confirmLabel="Yes, clear them"
              about="of this quick order"
              onConfirm={onClear}
            />
          )}
        </>
      )}
      <Hint>
        Or paste from a spreadsheet into any row: a code or a name and a quantity, up to 1,000 rows.
      </Hint>
    </Root>
  );
}
