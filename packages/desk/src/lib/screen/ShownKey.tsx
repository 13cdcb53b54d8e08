import { KeyHint } from '@formulary/ui/pieces/desk/KeyHint';
import { useKeySwitch } from './keySwitch.ts';

/** Shows the key of a button or link, unless single keys are switched off. */
export function ShownKey({ name }: { readonly name: string }) {
  const { isOn } = useKeySwitch();
  return isOn ? <KeyHint keyName={name.toUpperCase()} /> : null;
}
