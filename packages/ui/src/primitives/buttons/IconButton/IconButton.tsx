import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color, motion, radius, size, stroke } from '@formulary/theme/tokens';
import { useEarlyPress } from '../../earlyPresses/useEarlyPress.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Name of the action, also shown as its tooltip. */
  label: string;
  /** One icon, in the text colour. */
  children: ReactNode;
  /** 36 px instead of 44 px, for table rows. */
  isSmall?: boolean;
  isDisabled?: boolean;
}

const Root = styled.button<{ $isSmall: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $isSmall }) => ($isSmall ? size.targetSmall : size.target)};
  block-size: ${({ $isSmall }) => ($isSmall ? size.targetSmall : size.target)};
  padding: 0;
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easeOut};

  ${media.hover} {
    &:hover:enabled {
      background: ${color.surfaceHover};
      color: ${color.textBody};
    }
  }

  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  ${media.print} {
    display: none;
  }
`;

/** Shows a button with only an icon. Its label is required. */
export function IconButton({
  label,
  isSmall = false,
  isDisabled = false,
  type = 'button',
  children,
  ref,
  ...rest
}: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useEarlyPress(button, !isDisabled);
  return (
    <Root
      {...rest}
      ref={button}
      type={type}
      $isSmall={isSmall}
      disabled={isDisabled}
      aria-label={label}
      title={label}
    >
      {children}
    </Root>
  );
}
