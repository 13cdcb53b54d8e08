import { addDeskSynonym, listDeskSynonyms } from '@formulary/rules/calls/desk/deskSynonymCalls';
import type { DeskSample, DeskScene } from './DeskSample.ts';

const ROOT = '/api/desk/catalogue/synonyms';

/** Returns valid sample requests for the calls about synonyms. */
export function synonymSamples({ desk }: DeskScene): Readonly<Record<string, DeskSample>> {
  let count = 0;
  const synonym = () => {
    count += 1;
    return { name: `nickname ${count}`, means: 'nitrile gloves' };
  };
  const reason = 'Asked for by phone';
  return {
    listDeskSynonyms: async () => ({}),
    previewDeskSynonym: async () => ({ body: { search: 'gloves', isActive: true, ...synonym() } }),
    addDeskSynonym: async () => ({ body: { ...synonym(), reason } }),
    changeDeskSynonym: async () => {
      const { token } = await desk.signedIn('superintendent');
      const added = synonym();
      const { id } = await desk.ask(addDeskSynonym, { token, body: { ...added, reason } });
      const version = await versionOf(desk, token, id);
      const body = { ...added, means: 'latex gloves', isActive: true, version, reason };
      return { url: `${ROOT}/${id}`, body };
    },
  };
}

async function versionOf(
  desk: DeskScene['desk'],
  token: string,
  id: number,
): Promise<number | undefined> {
  const { synonyms } = await desk.ask(listDeskSynonyms, { token });
  return synonyms.find((synonym) => synonym.id === id)?.version;
}
