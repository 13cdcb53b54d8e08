import { LONGEST_SEARCH } from '@formulary/rules/catalogue/longestSearch';
import { Search, X } from 'lucide-react';
import { type SyntheticEvent, useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useModal } from '../../../primitives/Modal/useModal.ts';
import { Close, Field, Hint, Input, Overlay, SearchForm } from './SearchOverlay.styles.ts';

export interface SearchOverlayProps {
  isOpen: boolean;
  /** What was searched for last, to be changed. */
  initialTerm?: string;
  /** Asked for by Esc and the close button. */
  onClose: () => void;
  onSearch: (term: string) => void;
}

/** Search over the whole screen: Enter searches, Esc or the button closes (spec 2.13). */
export function SearchOverlay({ isOpen, initialTerm = '', onClose, onSearch }: SearchOverlayProps) {
  const id = useId();
  const { ref, isPresent } = useModal(isOpen, onClose);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.currentTarget.elements.namedItem(id) as HTMLInputElement;
    if (value.trim() !== '') onSearch(value.trim());
  };

  return (
    <Overlay ref={ref} aria-label="Search">
      {isPresent && (
        <search>
          <SearchForm onSubmit={handleSubmit}>
            <label htmlFor={id}>What are you looking for?</label>
            <Field>
              {/* The dialog gives the focus to the first thing that takes it. Not type="search": there Esc only empties the field. */}
              <Input
                id={id}
                type="text"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={LONGEST_SEARCH}
                defaultValue={initialTerm}
                placeholder="A medicine, a strength, a size"
                onFocus={(event) => event.target.select()}
              />
              <Button type="submit" variant="primary">
                <Search aria-hidden /> Search
              </Button>
            </Field>
            <Hint>Enter to search, Esc to close</Hint>
            <Close>
              <IconButton label="Close search" onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            </Close>
          </SearchForm>
        </search>
      )}
    </Overlay>
  );
}
