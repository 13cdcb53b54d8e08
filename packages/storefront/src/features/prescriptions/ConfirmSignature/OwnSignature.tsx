import { useEffect, useEffectEvent } from 'react';
import { useProfile } from '../../accounts/useProfile.ts';
import { usePrescription } from '../usePrescription.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';

interface OwnSignatureProps {
  /** The prescription whose signature waits. */
  readonly id: number;
  readonly isDone: boolean;
  /** Told whether it is the signature of whoever is signed in, as soon as that is known. */
  readonly onKnown: (signature: { readonly id: number; readonly isOwn: boolean }) => void;
}

/** Whose signature a link confirms, for somebody who is signed in (spec 2.20, reading R7). It draws nothing. */
export function OwnSignature({ id, isDone, onKnown }: OwnSignatureProps) {
  const { data: profile, error: profileError } = useProfile();
  const { data: prescription, error } = usePrescription(id, { isBackground: true });
  const sayChanged = useEffectEvent(usePrescriptionsChanged());
  // Where it cannot be known, the link is confirmed with a press, as in any other browser.
  const isKnown = (profile ?? profileError) !== undefined && (prescription ?? error) !== undefined;
  const isOwn = isKnown && profile !== undefined && prescription?.prescriberId === profile.id;
  useEffect(() => {
    if (isKnown) onKnown({ id, isOwn });
  }, [id, isKnown, isOwn, onKnown]);
  useEffect(() => {
    if (isDone) sayChanged();
  }, [isDone]);
  return null;
}
