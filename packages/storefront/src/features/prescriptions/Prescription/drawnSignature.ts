import { canReuseSignature } from '@formulary/rules/prescriptions/signing/signing';
import type { SigningPanelProps } from '@formulary/ui/pieces/signing/SigningPanel';
import { create } from 'zustand';

type Signature = NonNullable<SigningPanelProps['value']['signature']>;

interface Drawn {
  readonly signerId: number;
  readonly signature: Signature;
  readonly drawnAt: Date;
}

interface DrawnSignature {
  readonly drawn: Drawn | undefined;
  /** Keeps a drawn signature; reusing it does not renew its age. */
  readonly save: (signerId: number, signature: Signature, drawnAt?: Date) => void;
  /** Returns the signature that this prescriber drew recently; undefined without a passkey. */
  readonly of: (signerId: number, now: Date, isWithPasskey: boolean) => Signature | undefined;
}

/** Last drawn signature, in memory only: a reload forgets it (reading R24). */
export const useDrawnSignature = create<DrawnSignature>((set, get) => ({
  drawn: undefined,
  save: (signerId, signature, drawnAt = new Date()) => {
    if (signature.kind === 'drawn' && get().drawn?.signature !== signature)
      set({ drawn: { signerId, signature, drawnAt } });
  },
  of: (signerId, now, isWithPasskey) => {
    const { drawn } = get();
    const isTheirs = drawn?.signerId === signerId;
    return isTheirs && canReuseSignature(drawn.drawnAt, now, isWithPasskey)
      ? drawn.signature
      : undefined;
  },
}));
