import { pressByScript } from './pressByScript.ts';

type PressKey = typeof pressByScript;

/** Implementation of key presses: a script where stories are viewed, the browser itself in tests. */
export const fingers: { press: PressKey } = { press: pressByScript };
