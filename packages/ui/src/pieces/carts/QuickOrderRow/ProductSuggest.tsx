import { Combobox } from '@base-ui/react/combobox';
import type { MatchedProduct } from '@formulary/rules/catalogue/matchedProduct';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { FieldFrame } from '../../../fields/FieldFrame.tsx';
import type { CommonFieldProps } from '../../../fields/CommonFieldProps.ts';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import { Choice, Facts, Field, Panel, Positioner } from './ProductSuggest.styles.ts';

export interface ProductSuggestProps extends CommonFieldProps {
  /** Text of the field. */
  readonly value: string;
  /** Possible products, best match first. */
  readonly offered: readonly MatchedProduct[];
  readonly onType: (words: string) => void;
  readonly onPick: (product: MatchedProduct) => void;
  /** Called on Enter without a highlighted product. */
  readonly onEnter: () => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** Takes a code or name and suggests products. Only pressing or highlighting a suggestion selects it. */
export function ProductSuggest({
  value,
  offered,
  onType,
  onPick,
  onEnter,
  onPaste,
  ...words
}: ProductSuggestProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<number>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (isOpen && highlighted !== undefined)) return;
    event.preventDefault();
    setIsOpen(false);
    onEnter();
  };
  return (
    <FieldFrame {...words}>
      {({ id, required, disabled, ...described }) => (
        <Combobox.Root<number>
          items={offered.map((product) => product.id)}
          filter={null}
          value={null}
          onValueChange={(picked, details) => {
            details.cancel();
            const product = offered.find((each) => each.id === picked);
            if (!product) return;
            setIsOpen(false);
            onPick(product);
          }}
          open={isOpen && offered.length > 0}
          onOpenChange={setIsOpen}
          onItemHighlighted={(item) => setHighlighted(item)}
          inputValue={value}
          onInputValueChange={(typed, { reason }) => {
            if (reason === 'input-change') onType(typed);
          }}
          disabled={disabled}
          openOnInputClick
        >
          <Field
            {...described}
            id={id}
            required={required}
            placeholder="Code or name"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <Combobox.Portal>
            <Positioner sideOffset={4} align="start">
              <Panel aria-label="Products">
                <Combobox.List>
                  {offered.map((product) => (
                    <Choice key={product.id} value={product.id}>
                      <span>
                        <UnbrokenText isName>{product.name}</UnbrokenText>
                      </span>
                      <Facts>
                        <span>{product.code}</span>
                        <span>{formatMoney(product.price)}</span>
                        <span data-stock={isInStock(product) ? 'available' : 'unavailable'}>
                          {isInStock(product) ? 'In stock' : 'Out of stock'}
                        </span>
                      </Facts>
                    </Choice>
                  ))}
                </Combobox.List>
              </Panel>
            </Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </FieldFrame>
  );
}
