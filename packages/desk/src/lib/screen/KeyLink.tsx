import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import type { ComponentProps } from 'react';
import { useKeySwitch } from './keySwitch.ts';
import { ShownKey } from './ShownKey.tsx';

interface KeyLinkProps extends ComponentProps<typeof ButtonLink> {
  /** The single key that does the same, which `useKeys` binds. */
  readonly keyName: string;
}

/** A link like a button that shows its key and tells it to screen readers, unless single keys are switched off. */
export function KeyLink({ keyName, children, ...link }: KeyLinkProps) {
  const isOn = useKeySwitch((state) => state.isOn);
  return (
    <ButtonLink {...link} {...(isOn && { 'aria-keyshortcuts': keyName.toUpperCase() })}>
      <span>{children}</span> <ShownKey name={keyName} />
    </ButtonLink>
  );
}
