import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';

export interface PrescriberAskedProps {
  /** The server's message: asked, or invited. */
  message: string;
  prescribersHref: string;
  categoriesHref: string;
  /** Link back to the checkout, if something in the cart needs a prescriber. */
  checkoutHref?: string | undefined;
  onAddAnother: () => void;
}

const Focused = styled.div`
  &:focus {
    outline: none;
  }
`;

/** Confirms that a prescriber was asked or invited: the server's message and links onward (spec 2.23). */
export function PrescriberAsked({
  message,
  prescribersHref,
  categoriesHref,
  checkoutHref,
  onAddAnother,
}: PrescriberAskedProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Focused ref={root} tabIndex={-1}>
      <Alert
        tone="success"
        title={message}
        actions={
          <>
            {checkoutHref !== undefined && (
              <ButtonLink variant="primary" href={checkoutHref}>
                Back to checkout
              </ButtonLink>
            )}
            <ButtonLink
              variant={checkoutHref === undefined ? 'primary' : 'secondary'}
              href={prescribersHref}
            >
              My Prescribers
            </ButtonLink>
            <Button onClick={onAddAnother}>Add another prescriber</Button>
            <ButtonLink href={categoriesHref}>Continue shopping</ButtonLink>
          </>
        }
      />
    </Focused>
  );
}
