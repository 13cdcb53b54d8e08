import { LoadOnOpen } from '@formulary/client/screen/LoadOnOpen';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useFreshProof } from '../../lib/http/freshProof.ts';
import { useOverlays } from './overlays.ts';

const loadPalette = async () => (await loadLazily(() => import('./Palette.tsx'))).Palette;
const loadKeys = async () => (await loadLazily(() => import('./DeskKeySheet.tsx'))).DeskKeySheet;
const loadPerson = async () => (await loadLazily(() => import('./PersonDrawer.tsx'))).PersonDrawer;
const loadProof = async () =>
  (await loadLazily(() => import('../../features/session/Proof/ProofDialog.tsx'))).ProofDialog;

/** Shows palette, list of keys, the person's menu, and the question whether it is still the same person; loaded when first opened. */
export function DeskOverlays() {
  const shown = useOverlays((overlays) => overlays.shown);
  const isProofAsked = useFreshProof(({ answer }) => answer !== undefined);
  return (
    <>
      <LoadOnOpen isOpen={shown === 'palette'} load={loadPalette} />
      <LoadOnOpen isOpen={shown === 'keys'} load={loadKeys} />
      <LoadOnOpen isOpen={shown === 'person'} load={loadPerson} />
      <LoadOnOpen isOpen={isProofAsked} load={loadProof} />
    </>
  );
}
