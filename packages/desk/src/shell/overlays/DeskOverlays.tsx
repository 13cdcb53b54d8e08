import { LoadOnOpen } from '@formulary/client/screen/LoadOnOpen';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useFreshProof } from '../../lib/http/freshProof.ts';
import { useOverlays } from './overlays.ts';

const loadPalette = async () => (await loadLazily(() => import('./Palette.tsx'))).Palette;
const loadKeys = async () => (await loadLazily(() => import('./KeySheet.tsx'))).KeySheet;
const loadProof = async () =>
  (await loadLazily(() => import('../../features/session/Proof/ProofDialog.tsx'))).ProofDialog;

/** Shows palette, list of keys, and the question whether it is still the same person; loaded when first opened. */
export function DeskOverlays() {
  const shown = useOverlays((overlays) => overlays.shown);
  const isProofAsked = useFreshProof(({ answer }) => answer !== undefined);
  return (
    <>
      <LoadOnOpen isOpen={shown === 'palette'} load={loadPalette} />
      <LoadOnOpen isOpen={shown === 'keys'} load={loadKeys} />
      <LoadOnOpen isOpen={isProofAsked} load={loadProof} />
    </>
  );
}
