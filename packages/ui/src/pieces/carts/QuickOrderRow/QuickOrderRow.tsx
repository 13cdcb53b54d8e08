import type { MatchedProduct } from '@formulary/rules/catalogue/matchedProduct';
import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import type { ChosenRow, JudgedRow } from '@formulary/rules/quickOrder/judgeRows';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Select } from '../../../fields/Select/Select.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { ProductSuggest } from './ProductSuggest.tsx';
import { Area, Root } from './QuickOrderRow.styles.ts';
import { RowAnswer } from './RowAnswer.tsx';

export interface QuickOrderRowProps {
  /** Which row it is, from 1. */
  number: number;
  /** Of the field for the code or name, so that the row before can lead to it. */
  id: string;
  row: ChosenRow;
  judged: JudgedRow;
  onChange: (change: Partial<ChosenRow>) => void;
  onRemove: () => void;
  /** Enter in the quantity: on to the next row. */
  onNext: () => void;
  /** A list that is pasted; answers whether it was taken as rows, and so is no text of this field. */
  onPasteList: (text: string) => boolean;
}

/** One row of a quick order: a code or a name, how many packs, and beside it what it has become or why not. */
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
  // What was offered for fewer letters stands until what is offered for more is there.
  const [kept, setKept] = useState(judged.offered);
  if (standing !== 'looking' && kept !== judged.offered) setKept(judged.offered);
  const offered = (standing === 'looking' ? kept : judged.offered) ?? [];
  const pick = ({ name }: MatchedProduct, code?: string) => {
    onChange({ words: code ?? name });
    packs.current?.focus();
    packs.current?.select();
  };
  // A name that several share says nothing: its code does.
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
