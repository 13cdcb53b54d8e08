import { isTyping } from '@formulary/client/screen/typing';
import { useLayoutEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { create } from 'zustand';
import { holdKey } from './heldKeys.ts';
import { useKeySwitch } from './keySwitch.ts';

/** A key of a screen, and what it does. */
export interface DeskKey {
  /** As tinykeys names it: 'j', '[Shift]+?', or 'g o' for one after the other. */
  readonly key: string;
  /** As the list of keys shows it; by default the key in capitals. */
  readonly shown?: string;
  /** 'Next order'. */
  readonly does: string;
  /** Missing for a key that a part of the page answers itself: it is listed, and not bound. */
  readonly run?: () => void;
}

interface KeyGroup {
  readonly name: string;
  readonly keys: readonly DeskKey[];
}

/** The keys that work now, by the part of the page that they belong to, for the list that `?` shows. */
export const useKeyGroups = create<{ readonly groups: readonly KeyGroup[] }>(() => ({
  groups: [],
}));

/** Name of the keys of the shell. A part of a screen that has the same key comes before them. */
export const EVERYWHERE = 'Everywhere';

/** Returns which of the groups a key belongs to now: the newest part of the screen that has it, or the shell. */
export function holderOf(groups: readonly KeyGroup[], key: string): KeyGroup | undefined {
  const holders = groups.filter(({ keys }) => keys.some((each) => each.key === key));
  return holders.findLast(({ name }) => name !== EVERYWHERE) ?? holders.at(-1);
}

/** The second key of a sequence follows within this time. */
const SEQUENCE_MS = 1_000;

/** A key that was pressed for the page, in lower case, and when. */
interface Press {
  readonly key: string;
  readonly at: number;
}

let lastPress: Press | undefined;
let pressBefore: Press | undefined;

/** How many parts of the page have keys. While none has, keys are left alone. */
let partsWithKeys = 0;

/**
 * Holds a key that comes before its screen, and keeps which key was pressed before the one that is handled: listens before
 * all others.
 */
function notePress(event: KeyboardEvent): void {
  if (holdKey(event, { isKnown, isForPage })) return;
  pressBefore = lastPress;
  lastPress = isForPage(event) ? { key: event.key.toLowerCase(), at: event.timeStamp } : undefined;
}

/** Returns whether a key ends a sequence that the press before it began: an o soon after a g, where 'g o' is bound. */
function endsSequence({ key, timeStamp }: KeyboardEvent, begun: Press | undefined): boolean {
  if (begun === undefined || timeStamp - begun.at > SEQUENCE_MS) return false;
  const sequence = `${begun.key} ${key.toLowerCase()}`;
  const { groups } = useKeyGroups.getState();
  return groups.some(({ keys }) => keys.some((each) => each.key === sequence));
}

/**
 * Returns whether a key has its meaning by now: a part of the screen has it, or it begins or ends a sequence. A letter of
 * the shell has not, because a screen whose answer is on its way may have the same.
 */
function isKnown(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const { groups } = useKeyGroups.getState();
  return (
    endsSequence(event, lastPress) ||
    groups.some(({ name, keys }) =>
      keys.some(
        (each) =>
          each.key === `[Shift]+${event.key}` ||
          each.key.startsWith(`${key} `) ||
          (each.key === key && (name !== EVERYWHERE || !/^[a-z]$/.test(key))),
      ),
    )
  );
}

/** Returns whether a key is meant for the page: not for a field, a dialog, or a key that is held. */
function isForPage({ target, repeat }: KeyboardEvent): boolean {
  return !isTyping(target) && !repeat && !document.querySelector('dialog:modal');
}

/**
 * Runs single keys and sequences while a part of the page is shown, and lists them under its name. They sleep while the
 * person types, in dialogs, and when switched off. An empty list has no keys.
 */
export function useKeys(name: string, keys: readonly DeskKey[]): void {
  const isOn = useKeySwitch((state) => state.isOn);
  const latest = useRef(keys);
  // Before the next key, however soon it follows.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  const own = useRef<KeyGroup>(undefined);
  const named = keys.map(({ key, does }) => `${key}\n${does}`).join('\n\n');
  // Listed and bound as soon as the part is shown: who sees it may press at once.
  useLayoutEffect(() => {
    if (named === '') return undefined;
    const group = { name, keys: latest.current };
    own.current = group;
    useKeyGroups.setState(({ groups }) => ({ groups: [...groups, group] }));
    return () =>
      useKeyGroups.setState(({ groups }) => ({ groups: groups.filter((each) => each !== group) }));
  }, [name, named]);
  useLayoutEffect(() => {
    if (!isOn || named === '') return undefined;
    const bound = latest.current.filter(({ run }) => run !== undefined);
    const bindings = bound.map(({ key }): readonly [string, (event: KeyboardEvent) => void] => [
      key,
      (event) => {
        if (event.defaultPrevented) return;
        if (holderOf(useKeyGroups.getState().groups, key) !== own.current) return;
        event.preventDefault();
        latest.current.find((each) => each.key === key)?.run?.();
      },
    ]);
    partsWithKeys += 1;
    globalThis.window.addEventListener('keydown', notePress, true);
    // Apart, because a key that tinykeys has run leaves the sequences after it open.
    const stops = bindings.map(([key, run]) => {
      const isSingle = !key.includes(' ');
      const ignore = (event: KeyboardEvent) =>
        !isForPage(event) || (isSingle && endsSequence(event, pressBefore));
      return tinykeys(globalThis.window, { [key]: run }, { ignore });
    });
    return () => {
      for (const stop of stops) stop();
      partsWithKeys -= 1;
      if (partsWithKeys === 0) globalThis.window.removeEventListener('keydown', notePress, true);
    };
  }, [isOn, named]);
}
