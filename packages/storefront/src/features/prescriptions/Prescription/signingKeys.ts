import { isTyping } from '@formulary/client/screen/typing';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage } from '@formulary/client/storage/storage';

interface SigningKeysSwitch {
  /** Single keys disturb speech input, so they can be switched off (WCAG 2.1.4). */
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Whether the keys of the signing view work; remembered in this browser. */
export const useSigningKeysSwitch = create<SigningKeysSwitch>()(
  persist((set) => ({ isOn: true, turn: (isOn) => set({ isOn }) }), {
    name: 'signing-keys',
    storage: createJSONStorage(() => browserStorage),
  }),
);

/** Runs an action on a single key, except while the user types, holds the key, or a dialog is open. */
export function useSigningKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const isOn = useSigningKeysSwitch((keys) => keys.isOn);
  const latest = useRef(actions);
  // Before the next key, however soon it follows.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      const action = latest.current[key.toLowerCase()];
      const isOther = ctrlKey || metaKey || altKey || repeat || defaultPrevented;
      if (!action || isTyping(target) || isOther || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
}

/** Moves to Verify or to the signature pad, whichever comes next; it commits nothing. */
export function goToNextStep(): void {
  const step = document.querySelector<HTMLElement>('main [data-next-step]');
  step?.focus({ preventScroll: true });
  step?.scrollIntoView({ block: step.dataset['nextStep'] === 'verify' ? 'center' : 'start' });
}
