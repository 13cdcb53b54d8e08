import { Button, type ButtonProps } from '@formulary/ui/primitives/buttons/Button';
import { useKeySwitch } from './keySwitch.ts';
import { ShownKey } from './ShownKey.tsx';

interface KeyButtonProps extends ButtonProps {
  /** The single key that does the same, which `useKeys` binds; undefined for a button without one. */
  readonly keyName: string | undefined;
}

/** A button that shows its key and tells it to screen readers, unless single keys are switched off. */
export function KeyButton({ keyName, children, ...button }: KeyButtonProps) {
  const isOn = useKeySwitch((state) => state.isOn);
  const hasKey = isOn && keyName !== undefined;
  return (
    <Button {...button} {...(hasKey && { 'aria-keyshortcuts': keyName.toUpperCase() })}>
      <span>{children}</span> {hasKey && <ShownKey name={keyName} />}
    </Button>
  );
}
