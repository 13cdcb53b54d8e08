import { LONGEST_SEARCH } from '@formulary/rules/catalogue/searchTerm';
import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
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
  /**
   * `everything` for buyers, who also find their orders, patients, pages and actions, and add products; `desk` for
   * staff.
   */
  scope?: 'products' | 'everything' | 'desk';
  /** Renders results while typing; the arrow keys reach links and elements with `data-stop`. */
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
  scope = 'products',
  children,
}: Omit<SearchOverlayProps, 'isOpen'>) {
  const id = useId();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Set while a character typed in the results moves the focus to the field. */
  const continuesTyping = useRef(typedAhead !== '');
  const [typed, setTyped] = useState(typedAhead === '' ? initialTerm : typedAhead);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() !== '') onSearch(typed.trim());
  };

  const closeOnLink = (event: MouseEvent) => {
    if (followsLink(event)) onClose();
  };

  return (
    <Panel
      onKeyDown={(event) => {
        alongStops(event);
        if (isTypedInResults(event)) {
          continuesTyping.current = true;
          field.current?.focus();
          continuesTyping.current = false;
        }
      }}
    >
      <SearchForm onSubmit={handleSubmit}>
        <label htmlFor={id}>What are you looking for?</label>
        <Field>
          {/*
           * The dialog focuses its first focusable element. Not type="search": there Esc would only clear the field.
           */}
          <Input
            ref={field}
            id={id}
            data-stop
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={LONGEST_SEARCH}
            value={typed}
            placeholder={placeholders[scope]}
            aria-describedby={hintId}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) =>
              continuesTyping.current
                ? target.setSelectionRange(target.value.length, target.value.length)
                : target.select()
            }
          />
          <Button type="submit" variant="primary">
            <Search aria-hidden /> <SearchWord>Search</SearchWord>
          </Button>
        </Field>
        <Hint key={scope} id={hintId}>
          {children ? hints[scope] : KEYS}
        </Hint>
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

const placeholders = {
  products: 'A medicine, a strength, a size',
  everything: 'Product, order, patient, page',
  desk: 'Order, customer, page, action',
} as const;

const KEYS = 'Enter to search, Esc to close';
/** Keys where results stand below the field. */
const hints = {
  products: 'Enter to search, arrow keys to choose, Esc to close',
  everything: 'Enter to search, arrow keys to choose, Tab to reach Add, Esc to close',
  desk: 'Enter to open the first, arrow keys to choose, Esc to close',
} as const;

/** The field, the results, and the actions among them. */
const STOPS = '[data-stop], a[href]';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus between the search field and the results below it with the arrow keys, over all groups; it stops at
 * either end. From a button beside a result, such as Add, it goes on from that result. Ignores keys with a modifier, keys
 * that belong to an input method, and dialogs above the search.
 */
function alongStops(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const isHeld = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const target = event.target as HTMLElement;
  if (step === undefined || isHeld || event.nativeEvent.isComposing || isAbove(event)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const stop = target.matches(STOPS) ? target : target.closest('li')?.querySelector(STOPS);
  const at = stops.findIndex((each) => each === stop);
  if (at === -1) return;
  event.preventDefault();
  stops[at + step]?.focus();
}

/** Returns whether a key types a character into the results, where it continues the search. */
function isTypedInResults(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isCharacter = /^\S$/u.test(key) && !altKey && !ctrlKey && !metaKey;
  const isInField = (event.target as HTMLElement).matches('input, select, textarea');
  return isCharacter && !isInField && !isAbove(event);
}

/** Returns whether a key was pressed in a dialog that was opened from the search. */
function isAbove({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return (target as HTMLElement).closest('dialog') !== currentTarget.closest('dialog');
}
