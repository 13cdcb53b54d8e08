import { counted } from '@formulary/rules/text/formatCount';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { type CodeLine, CodeLines } from '@formulary/ui/pieces/desk/CodeLines';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { TextField } from '@formulary/ui/fields/TextField';
import type { FormRefusal } from '@formulary/ui/forms/validation/formRefusal';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useKeptValue } from '../../../lib/changes/useKeptValue.ts';
import { PastedRows } from '../PastedRows.tsx';
import { useSubmitKey } from '../useSubmitKey.ts';
import { type CodeLinesState, useCodeLines } from './useCodeLines.ts';

/** What was typed. */
export interface TypedGoods {
  readonly supplier: string;
  readonly reference?: string;
  readonly lines: CodeLinesState['typed'];
}

interface GoodsFormProps {
  readonly caption: string;
  readonly supplier?: string;
  /** 'Delivery note' */
  readonly referenceLabel: string;
  readonly start?: readonly CodeLine[];
  /** Whether the lines are those of a purchase order. */
  readonly hasOrder?: boolean;
  /** 'Take in' */
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** More buttons beside the sum. */
  readonly renderActions?: (lines: CodeLinesState) => Elements;
  /** Sends it; answers a refusal. */
  readonly onSubmit: (goods: TypedGoods) => Promise<FormRefusal | undefined>;
}

const Head = styled.div`
  display: grid;
  gap: ${space[3]};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 24rem));
  }
`;

const sumOf = (typed: CodeLinesState['typed']): string => {
  const packs = typed.reduce((sum, line) => sum + line.packs, 0);
  return `${counted(typed.length, 'product')}, ${counted(packs, 'pack')}`;
};

/** Takes supplier, reference and lines of a delivery or purchase order. */
export function GoodsForm({
  caption,
  supplier: knownSupplier = '',
  referenceLabel,
  start = [],
  hasOrder = false,
  submitLabel,
  pendingLabel,
  renderActions,
  onSubmit,
}: GoodsFormProps) {
  const kept = useKeptValue(caption, { supplier: knownSupplier, reference: '', lines: start });
  const [supplier, setSupplier] = useState(kept.before.supplier);
  const [reference, setReference] = useState(kept.before.reference);
  const [refusal, setRefusal] = useState<FormRefusal>();
  const [supplierFault, setSupplierFault] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const lines = useCodeLines(kept.before.lines);
  const { typed, refused, pasted } = lines;
  const { keep, forget } = kept;
  const all = JSON.stringify({ supplier, reference, lines: lines.lines });
  useEffect(() => keep(all), [keep, all]);
  const submit = async () => {
    const isNameless = supplier.trim() === '';
    setSupplierFault(isNameless ? deskMessages['supplier-required'] : undefined);
    const isWrong = lines.markFaults();
    if (isNameless || isWrong) return;
    if (typed.length === 0) {
      setRefusal({ message: deskMessages['stock-lines-empty'] });
      return;
    }
    if (isPending) return;
    setIsPending(true);
    const note = reference.trim();
    const goods = {
      supplier: supplier.trim(),
      lines: typed,
      ...(note !== '' && { reference: note }),
    };
    forget();
    const answer = await onSubmit(goods);
    setIsPending(false);
    setRefusal(answer);
    if (!answer) return;
    keep(all);
    lines.showErrors(answer.errors);
  };
  const onKey = useSubmitKey(caption, submitLabel, () => void submit());
  return (
    <Stack $gap={5} onKeyDownCapture={onKey}>
      <Head>
        <TextField
          label="Supplier"
          value={supplier}
          onChange={setSupplier}
          errorMessage={supplierFault}
          maxLength={100}
          autoComplete="off"
        />
        <TextField
          label={referenceLabel}
          isRequired={false}
          value={reference}
          onChange={setReference}
          maxLength={60}
          autoComplete="off"
        />
      </Head>
      <CodeLines
        caption={caption}
        lines={lines.lines}
        hasOrder={hasOrder}
        onEnter={lines.enter}
        onPaste={(text) => void lines.paste(text)}
        onPacks={lines.setPacks}
        onRemove={lines.remove}
        isDisabled={isPending}
      />
      {pasted !== undefined && <PastedRows cameIn={pasted} refused={refused} />}
      {refusal && (
        <Alert tone="danger" isUrgent>
          {refusal.message}
        </Alert>
      )}
      <Cluster $gap={3}>
        <Button
          variant="primary"
          isPending={isPending}
          pendingLabel={pendingLabel}
          onClick={() => void submit()}
        >
          {submitLabel}
        </Button>
        {renderActions ? renderActions(lines) : null}
        <p aria-live="polite">{sumOf(typed)}</p>
      </Cluster>
    </Stack>
  );
}
