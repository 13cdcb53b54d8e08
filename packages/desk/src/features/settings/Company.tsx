import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { SectionScreen } from './SectionScreen.tsx';

const loadEditor = async () =>
  (await loadLazily(() => import('./CompanyEditor.tsx'))).CompanyEditor;

/** Shows what the shop says of the company. */
export function Company() {
  return (
    <SectionScreen
      section="company"
      lead="What pages, emails and documents say of the pharmacy."
      load={loadEditor}
    />
  );
}
