import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { stroke } from '@formulary/theme/tokens';
import { buttonStyle, type ButtonStyleProps, type ButtonVariant } from '../buttonStyle.ts';
import { useEarlyPress } from '../../earlyPresses/useEarlyPress.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /**
   * `primary` once on a screen; `secondary` for the others; `quiet` in rows and bars; `danger` for destructive actions.
   */
  variant?: ButtonVariant;
  /** 36 px instead of 44 px: for table rows, never for the main action of a screen. */
  isSmall?: boolean;
  isDisabled?: boolean;
  /**
   * The action is pending: the button keeps its width and focus, refuses clicks, and announces it. Pass `false` from
   * the start if it can become true, because the live region must already be on the page.
   */
  isPending?: boolean;
  /** Announcement while pending. */
  pendingLabel?: string;
  children: ReactNode;
}

const turn = keyframes`to { rotate: 1turn; }`;

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}

  &[data-pending] {
    cursor: progress;

    [data-part='label'] {
      opacity: 0;
    }
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;
`;

const Spinner = styled.span`
  position: absolute;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: ${stroke.strong} solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  [data-motion='reduced'] & {
    animation: none;
  }
`;

/** Runs an action on this page. For navigation use TextLink or ButtonLink. */
export function Button({
  variant = 'secondary',
  isSmall = false,
  isDisabled = false,
  isPending,
  pendingLabel = 'Working…',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const label = useRef<HTMLSpanElement>(null);
  useEarlyPress(label, !isDisabled && isPending !== true);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A pending button stays focusable, so it must refuse clicks itself; preventDefault also stops a second submit.
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <>
      <Root
        {...rest}
        type={type}
        $variant={variant}
        $isSmall={isSmall}
        data-variant={variant}
        data-pending={isPending || undefined}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        onClick={handleClick}
      >
        <Label ref={label} data-part="label">
          {children}
        </Label>
        {isPending && <Spinner aria-hidden />}
      </Root>
      {isPending !== undefined && (
        <VisuallyHidden as="output">{isPending ? pendingLabel : ''}</VisuallyHidden>
      )}
    </>
  );
}
