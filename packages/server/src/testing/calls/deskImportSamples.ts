import { randomUUID } from 'node:crypto';
import {
  applyCatalogueImport,
  compareCatalogueImport,
  getCatalogueImport,
  readCatalogueImport,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { addProduct } from '../testData.queries.ts';
import type { DeskSample, DeskScene } from './DeskSample.ts';
import { multipartOf, type TestForm } from './multipartOf.ts';

const IMPORTS = '/api/desk/catalogue/imports';
const reason = 'Prices of December';

/** Makes what requests about imports need. */
function importScene({ shop, desk }: DeskScene) {
  const keeper = async () => (await desk.signedIn('superintendent')).token;
  /** A file that changes one product as usual, and one beyond it. */
  const form = async (): Promise<TestForm> => {
    const codes = [randomUUID(), randomUUID()];
    for (const code of codes) await addProduct(shop.db, { code });
    const content = Buffer.from(
      ['Code,Name,Price', `${codes[0]},Renamed,10.50`, `${codes[1]},,20.00`].join('\n'),
    );
    const file = { name: 'prices.csv', type: 'text/csv', content };
    return multipartOf([
      { name: 'kind', value: 'products' },
      { name: 'file', file },
    ]);
  };
  const read = async () => {
    const { payload, headers } = await form();
    const token = await keeper();
    const { id } = await desk.ask(readCatalogueImport, { token, body: payload, headers });
    return { id, url: `${IMPORTS}/${id}`, token };
  };
  const compared = async () => {
    const { token, ...made } = await read();
    await desk.ask(compareCatalogueImport, { token, url: `${made.url}/comparison` });
    const { version } = await desk.ask(getCatalogueImport, { token, url: made.url });
    return { ...made, token, version };
  };
  const applied = async () => {
    const { version, ...made } = await compared();
    const body = { reason, leavesRefused: false, version };
    await desk.ask(applyCatalogueImport, { ...made, url: `${made.url}/application`, body });
    return made;
  };
  return { form, read, compared, applied };
}

/** Returns valid sample requests for the calls about imports of products and prices. */
export function importSamples(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  const { form, read, compared, applied } = importScene(scene);
  return {
    listCatalogueImports: async () => ({}),
    readCatalogueImport: async () => ({ form: await form() }),
    getCatalogueImport: async () => ({ url: (await compared()).url }),
    getCatalogueImportReading: async () => ({ url: `${IMPORTS}/readings/${randomUUID()}` }),
    compareCatalogueImport: async () => ({ url: `${(await read()).url}/comparison` }),
    recompareCatalogueImport: async () => ({ url: `${(await compared()).url}/recomparison` }),
    listCatalogueImportLines: async () => ({
      url: `${(await compared()).url}/lines`,
      body: { filter: {} },
    }),
    tickCatalogueImportLines: async () => ({
      url: `${(await compared()).url}/ticks`,
      body: { warning: 'price-jump', isTicked: true },
    }),
    applyCatalogueImport: async () => {
      const { url, version } = await compared();
      return { url: `${url}/application`, body: { reason, leavesRefused: false, version } };
    },
    stopCatalogueImport: async () => ({ url: `${(await compared()).url}/stop` }),
    cancelCatalogueImport: async () => ({ url: `${(await compared()).url}/cancellation` }),
    undoCatalogueImport: async () => ({ url: `${(await applied()).url}/undoing` }),
    exportCatalogue: async () => ({ body: { isTemplate: false } }),
  };
}

/** Returns a request that applies ticked rows too. */
export function importVariants(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  const { desk } = scene;
  const { applied } = importScene(scene);
  return {
    'applyCatalogueImport of an undoing one': async () => {
      const { url, token } = await applied();
      const { id } = await desk
        .send({ method: 'POST', path: `${url}/undoing` }, { token })
        .then((answer) => answer.json<{ id: number }>());
      const undoing = `${IMPORTS}/${id}`;
      await desk.ask(compareCatalogueImport, { token, url: `${undoing}/comparison` });
      const { version } = await desk.ask(getCatalogueImport, { token, url: undoing });
      return { url: `${undoing}/application`, body: { reason, leavesRefused: false, version } };
    },
  };
}
