import { mayPlaceAgain } from '@formulary/rules/prescriptions/mayPlaceAgain';
import type { SigningPanelProps } from '@formulary/ui/pieces/prescriptions/SigningPanel';
import { create } from 'zustand';

type Signature = NonNullable<SigningPanelProps['value']['signature']>;

interface Drawn {
  readonly signerId: number;
  readonly signature: Signature;
  readonly drawnAt: Date;
}

interface DrawnSignature {
  readonly drawn: Drawn | undefined;
  /** Keeps what somebody signed with, where it was drawn; what is placed again counts from when it was drawn. */
  readonly keep: (signerId: number, signature: Signature, drawnAt?: Date) => void;
  /** What this prescriber drew lately; nothing of anybody else's, and nothing where no passkey signs. */
  readonly of: (signerId: number, now: Date, isWithPasskey: boolean) => Signature | undefined;
}

/** The signature drawn last on this page, in memory alone: a reload forgets it (reading R24). */
export const useDrawnSignature = create<DrawnSignature>((set, get) => ({
  drawn: undefined,
  keep: (signerId, signature, drawnAt = new Date()) => {
    if (signature.kind === 'drawn' && get().drawn?.signature !== signature)
      set({ drawn: { signerId, signature, drawnAt } });
  },
  of: (signerId, now, isWithPasskey) => {
    const { drawn } = get();
    const isTheirs = drawn?.signerId === signerId;
    return isTheirs && mayPlaceAgain(drawn.drawnAt, now, isWithPasskey)
      ? drawn.signature
      : undefined;
  },
}));
