import { pressByScript } from './pressByScript.ts';

type PressKey = typeof pressByScript;

/** Who presses the keys: a script wherever stories are looked at, and the browser itself where they are tested. */
export const fingers: { press: PressKey } = { press: pressByScript };
