import type { MatchedProduct } from '@formulary/rules/catalogue/matchedProduct';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import type { ChosenRow, JudgedRow } from '@formulary/rules/quickOrder/judgeRows';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Select } from '../../../fields/Select/Select.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { ProductSuggest } from './ProductSuggest.tsx';
import { Area, Root } from './QuickOrderRow.styles.ts';
import { RowAnswer } from './RowAnswer.tsx';

export interface QuickOrderRowProps {
  /** Row number, from 1. */
  number: number;
  /** Id of the code or name field, so that the row before can focus it. */
  id: string;
  row: ChosenRow;
  judged: JudgedRow;
  onChange: (change: Partial<ChosenRow>) => void;
  onRemove: () => void;
  /** Called on Enter in the quantity: focuses the next row. */
  onNext: () => void;
  /** Handles a pasted list. Returns true if it became rows, and so must not enter this field. */
  onPasteList: (text: string) => boolean;
}

/** Shows one row of a quick order: a code or name, a quantity, and the resulting product or error. */
export function QuickOrderRow({
  number,
  id,
  row,
  judged,
  onChange,
  onRemove,
  onNext,
  onPasteList,
}: QuickOrderRowProps) {
  const packs = useRef<HTMLInputElement>(null);
  const { product, standing } = judged;
  // Keeps the old suggestions until those for the longer text arrive.
  const [kept, setKept] = useState(judged.offered);
  if (standing !== 'looking' && kept !== judged.offered) setKept(judged.offered);
  const offered = (standing === 'looking' ? kept : judged.offered) ?? [];
  const pick = ({ name }: MatchedProduct, code?: string) => {
    onChange({ words: code ?? name });
    packs.current?.focus();
    packs.current?.select();
  };
  // Uses the code if several products share the name.
  const choose = (picked: MatchedProduct) =>
    pick(
      picked,
      offered.filter(({ name }) => name === picked.name).length > 1 ? picked.code : undefined,
    );
  const paste = (event: ClipboardEvent) => {
    if (onPasteList(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onNext();
  };
  const option = purchaseOptions.find((each) => each.isPrescription === row.isPrescription);

  return (
    <Root data-standing={standing} aria-label={`Row ${number}`}>
      <Area $area="words">
        <ProductSuggest
          id={id}
          label={`Code or name, row ${number}`}
          isLabelHidden
          value={row.words}
          offered={product ? [] : offered}
          onType={(words) => onChange({ words })}
          onPick={choose}
          onEnter={() => packs.current?.focus()}
          onPaste={paste}
        />
      </Area>
      <Area $area="packs">
        <TextField
          ref={packs}
          label={`Quantity, row ${number}`}
          isLabelHidden
          placeholder="Packs"
          inputMode="numeric"
          autoComplete="off"
          value={row.quantity}
          onChange={(quantity) => onChange({ quantity })}
          onKeyDown={goOn}
        />
      </Area>
      <Area $area="option">
        {product?.type === 'any' && (
          <Select
            label={`Purchase option, row ${number}`}
            isLabelHidden
            placeholder="Choose a purchase option"
            options={purchaseOptions}
            value={option?.value ?? ''}
            onChange={(next) => {
              const chosen = purchaseOptions.find(({ value }) => value === next);
              onChange({ isPrescription: chosen?.isPrescription });
            }}
          />
        )}
      </Area>
      <Area $area="remove">
        {standing !== 'empty' && (
          <IconButton label={`Remove row ${number}`} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        )}
      </Area>
      <RowAnswer words={row.words} judged={judged} onChoose={choose} />
    </Root>
  );
}
