import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface TwoPressButtonProps extends Pick<
  ButtonProps,
  'isSmall' | 'isDisabled' | 'isPending' | 'pendingLabel'
> {
  /** What it does: 'Decline'. */
  label: string;
  /** What the second press says: 'Yes, decline'. */
  confirmLabel: string;
  /** What it is about, for those who hear the button alone: 'the request of Amara Okafor'. */
  about: string;
  /** Called by the second press. */
  onConfirm: () => void;
}

/**
 * Does what should not happen by a slip: the first press asks in place, the second does it. Leaving it, or Esc, takes the first
 * press back. What can be undone needs no second press, and what needs words is a Dialog.
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
    // What lies around it stays open: Esc takes back the last step only.
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
