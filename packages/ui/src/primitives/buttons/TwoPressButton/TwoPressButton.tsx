import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

export interface TwoPressButtonProps extends Pick<
  ButtonProps,
  'isSmall' | 'isDisabled' | 'isPending' | 'pendingLabel'
> {
  /** Name of the action: 'Decline'. */
  label: string;
  /** Label of the second press: 'Yes, decline'. */
  confirmLabel: string;
  /** Object of the action, for screen readers: 'the request of Amara Okafor'. */
  about: string;
  /** Called by the second press. */
  onConfirm: () => void;
}

/**
 * Protects an action against slips: the first press asks in place, the second confirms. Leaving it, or Esc, cancels the
 * first press. Actions that can be undone need no second press; use a Dialog for longer explanations.
 */
export function TwoPressButton({
  label,
  confirmLabel,
  about,
  onConfirm,
  ...rest
}: TwoPressButtonProps) {
  const [isArmed, setIsArmed] = useState(false);
  const disarm = () => setIsArmed(false);
  const press = () => {
    setIsArmed(!isArmed);
    if (isArmed) onConfirm();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isArmed) return;
    // Esc cancels only this step; surrounding panels stay open.
    event.stopPropagation();
    disarm();
  };
  return (
    <>
      <Button
        {...rest}
        variant={isArmed ? 'danger' : 'secondary'}
        data-armed={isArmed || undefined}
        onClick={press}
        onBlur={(_event: FocusEvent) => disarm()}
        onKeyDown={onKeyDown}
      >
        <span>{isArmed ? confirmLabel : label}</span> <VisuallyHidden>{about}</VisuallyHidden>
      </Button>
      <VisuallyHidden as="output">{isArmed ? 'Press again to confirm' : ''}</VisuallyHidden>
    </>
  );
}
