import { useEffect, useEffectEvent } from 'react';
import { useProfile } from '../../accounts/useProfile.ts';
import { usePrescription } from '../usePrescription.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';

interface OwnSignatureProps {
  /** Prescription with the pending signature. */
  readonly id: number;
  readonly isDone: boolean;
  /** Called with whether the signature belongs to the signed-in user, once known. */
  readonly onKnown: (signature: { readonly id: number; readonly isOwn: boolean }) => void;
}

/**
 * Finds out for a signed-in user whether the link confirms their own signature (spec 2.20, reading R7). Renders
 * nothing.
 */
export function OwnSignature({ id, isDone, onKnown }: OwnSignatureProps) {
  const { data: profile, error: profileError } = useProfile();
  const { data: prescription, error } = usePrescription(id);
  const sayChanged = useEffectEvent(usePrescriptionsChanged());
  // If unknown, the link needs a press, as in any other browser.
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
