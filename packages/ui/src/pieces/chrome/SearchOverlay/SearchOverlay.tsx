import { LONGEST_SEARCH } from '@formulary/rules/catalogue/searchTerm';
import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useState,
} from 'react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { useModal } from '../../../primitives/overlays/Modal/useModal.ts';
import { followsLink } from '../followsLink.ts';
import {
  Answers,
  Close,
  Field,
  Hint,
  Input,
  Overlay,
  Panel,
  SearchForm,
  SearchWord,
} from './SearchOverlay.styles.ts';

export interface SearchOverlayProps {
  isOpen: boolean;
  /** The last search term, for editing. */
  initialTerm?: string;
  /** Text typed before the search loaded; typing continues after it. */
  typedAhead?: string;
  /** Called on Esc, the close button and when a link is followed. */
  onClose: () => void;
  onSearch: (term: string) => void;
  /** Renders results while typing: links and buttons that the arrow keys reach. */
  children?: (typed: string) => ReactNode;
}

/** Shows the full-screen search: Enter searches, Esc or the button closes (spec 2.13). */
export function SearchOverlay({ isOpen, onClose, ...panel }: SearchOverlayProps) {
  const { ref, isPresent } = useModal(isOpen, onClose);
  return (
    <Overlay ref={ref} aria-label="Search">
      {isPresent && <SearchPanel onClose={onClose} {...panel} />}
    </Overlay>
  );
}

function SearchPanel({
  initialTerm = '',
  typedAhead = '',
  onClose,
  onSearch,
  children,
}: Omit<SearchOverlayProps, 'isOpen'>) {
  const id = useId();
  const [typed, setTyped] = useState(typedAhead === '' ? initialTerm : typedAhead);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() !== '') onSearch(typed.trim());
  };

  const closeOnLink = (event: MouseEvent) => {
    if (followsLink(event)) onClose();
  };

  return (
    <Panel onKeyDown={alongStops}>
      <SearchForm onSubmit={handleSubmit}>
        <label htmlFor={id}>What are you looking for?</label>
        <Field>
          {/*
           * The dialog focuses its first focusable element. Not type="search": there Esc would only clear the field.
           */}
          <Input
            id={id}
            data-stop
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={LONGEST_SEARCH}
            value={typed}
            placeholder="A medicine, a strength, a size"
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) =>
              typedAhead === ''
                ? target.select()
                : target.setSelectionRange(target.value.length, target.value.length)
            }
          />
          <Button type="submit" variant="primary">
            <Search aria-hidden /> <SearchWord>Search</SearchWord>
          </Button>
        </Field>
        <Hint>{children ? KEYS_WITH_ANSWERS : KEYS}</Hint>
        <Close>
          <IconButton label="Close search" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </Close>
      </SearchForm>
      {children && <Answers onClick={closeOnLink}>{children(typed)}</Answers>}
    </Panel>
  );
}

const KEYS = 'Enter to search, Esc to close';
const KEYS_WITH_ANSWERS = 'Enter to search, arrow keys to choose, Esc to close';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus between the search field (`data-stop`) and the links below it with the arrow keys; it stops at either
 * end. Ignores keys with a modifier and keys that belong to an input method.
 */
function alongStops(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const isHeld = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (step === undefined || isHeld || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop], a[href]')];
  const at = stops.findIndex((stop) => stop === event.target);
  if (at === -1) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
