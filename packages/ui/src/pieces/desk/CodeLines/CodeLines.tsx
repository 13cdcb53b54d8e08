import { type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { goodsDifference, goodsDifferenceSentence } from '@formulary/rules/stock/goodsIn';
import { packsIn } from '@formulary/rules/stock/pastedLines';
import { space } from '@formulary/theme/tokens';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Table, type TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';
import { CodeEntry } from './CodeEntry.tsx';

/** A product with the packs that were typed for it. */
export interface CodeLine {
  readonly code: string;
  readonly name: string;
  /** As typed; empty for none. */
  readonly packs: string;
  /** Packs that a supplier still has to bring; the line then cannot be removed. */
  readonly toCome?: number | undefined;
  readonly errorMessage?: string | undefined;
}

export interface CodeLinesProps {
  /** 'Products of this delivery' */
  caption: string;
  lines: readonly CodeLine[];
  /** Whether lines show what was to come. */
  hasOrder?: boolean;
  /** Takes a typed or scanned line; answers why not, or undefined. */
  onEnter: (code: string, packs: string) => Promise<string | undefined>;
  /** Takes rows of code and packs that were pasted from a spreadsheet. */
  onPaste: (text: string) => void;
  onPacks: (code: string, packs: string) => void;
  onRemove: (code: string) => void;
  isDisabled?: boolean;
}

const Packs = styled.div`
  /* Holds the hidden label, which would widen a narrow page. */
  position: relative;
  inline-size: 7rem;
  max-inline-size: 100%;
  margin-inline-start: auto;
  padding-block: ${space[1]};
  text-align: start;
  white-space: normal;
`;

const tones = { exact: 'success', short: 'warning', over: 'warning' } as const;

function Difference({ line }: { readonly line: CodeLine }) {
  const toCome = line.toCome ?? 0;
  const came = packsIn(line.packs, 0) ?? 0;
  return (
    <Tag tone={tones[goodsDifference(toCome, came).kind]}>
      {goodsDifferenceSentence(toCome, came)}
    </Tag>
  );
}

/** Goes on from the packs of a line to those of the next, and from the last to the next code. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const lines = event.currentTarget.closest('[data-part="lines"]');
  const fields = [...(lines?.querySelectorAll<HTMLInputElement>('table input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  (next ?? lines?.querySelector<HTMLInputElement>('[data-part="entry"] input'))?.focus();
}

/** Returns the columns of the lines. */
function columnsOf({
  hasOrder,
  isDisabled,
  onPacks,
  onRemove,
}: Required<
  Pick<CodeLinesProps, 'hasOrder' | 'isDisabled' | 'onPacks' | 'onRemove'>
>): readonly TableColumn<CodeLine>[] {
  return [
    { key: 'name', header: 'Product', isRowHeader: true, cell: ({ name }) => name },
    { key: 'code', header: 'Code', cell: ({ code }) => <Unbroken>{code}</Unbroken> },
    ...(hasOrder
      ? [
          {
            key: 'toCome',
            header: 'To come',
            align: 'end' as const,
            cell: ({ toCome = 0 }: CodeLine) => toCome.toLocaleString('en-GB'),
          },
        ]
      : []),
    {
      key: 'packs',
      header: 'Packs',
      align: 'end',
      cell: (line) => (
        <Packs>
          <TextField
            label={`Packs of ${line.name}`}
            isLabelHidden
            value={line.packs}
            onChange={(packs) => onPacks(line.code, packs)}
            onKeyDown={goOn}
            inputMode="numeric"
            autoComplete="off"
            isDisabled={isDisabled}
            errorMessage={line.errorMessage}
          />
        </Packs>
      ),
    },
    ...(hasOrder
      ? [
          {
            key: 'difference',
            header: 'Difference',
            cell: (line: CodeLine) => <Difference line={line} />,
          },
        ]
      : []),
    {
      key: 'remove',
      header: 'Remove',
      isHeaderHidden: true,
      cell: ({ code, name, toCome }) =>
        toCome === undefined || toCome === 0 ? (
          <Button
            isSmall
            variant="quiet"
            isDisabled={isDisabled}
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(code)}
          >
            Remove
          </Button>
        ) : null,
    },
  ];
}

/**
 * Takes lines of product and packs by keyboard or scanner: code, Enter, packs, Enter. Enter in the packs of a line goes
 * on to the next one. Rows that are pasted into the code come in together.
 */
export function CodeLines({
  caption,
  lines,
  hasOrder = false,
  onEnter,
  onPaste,
  onPacks,
  onRemove,
  isDisabled = false,
}: CodeLinesProps) {
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\n\t;]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  };
  return (
    <Stack $gap={4} data-part="lines" onPaste={paste}>
      <CodeEntry onEnter={onEnter} isDisabled={isDisabled} />
      {lines.length > 0 && (
        <Table
          caption={caption}
          columns={columnsOf({ hasOrder, isDisabled, onPacks, onRemove })}
          rows={lines}
          isDense
          rowKey={({ code }) => code}
          rowState={({ errorMessage }) => (errorMessage === undefined ? undefined : 'refused')}
        />
      )}
    </Stack>
  );
}
