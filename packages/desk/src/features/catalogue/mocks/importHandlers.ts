import * as imports from '@formulary/rules/calls/desk/deskImportCalls';
import type {
  CatalogueImport,
  CatalogueImportLine,
  ImportWork,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { type HttpHandler, HttpResponse } from 'msw';

const LINE = { changes: [], warnings: [], isTicked: false } as const;

/** Rows of an import, one of each kind. */
const someImportLines: readonly CatalogueImportLine[] = [
  {
    ...LINE,
    id: 1,
    row: 2,
    code: 'NEE-30G',
    name: 'Needles 30G, 100',
    productId: 7,
    kind: 'changed',
    changes: [{ name: 'Price', before: '£10.00', after: '£10.50' }],
  },
  {
    ...LINE,
    id: 2,
    row: 3,
    code: 'SWAB-200',
    name: 'Alcohol swabs, 200',
    productId: 8,
    kind: 'changed',
    changes: [
      { name: 'Name', before: 'Swabs', after: 'Alcohol swabs, 200' },
      { name: 'Price', before: '£4.00', after: '£4.20 from 04/01/2027' },
    ],
  },
  {
    ...LINE,
    id: 3,
    row: 4,
    code: 'LID2',
    name: 'Lidocaine 2 % with adrenaline',
    productId: 9,
    kind: 'changed',
    changes: [
      { name: 'Price', before: '£24.00', after: '£2,400.00' },
      { name: 'Type', before: 'prescription only', after: 'either' },
    ],
    warnings: ['price-jump', 'type-freed'],
  },
  {
    ...LINE,
    id: 4,
    row: 5,
    code: 'GLO-L',
    name: 'Nitrile gloves, large, 200',
    kind: 'new',
    changes: [
      { name: 'Name', after: 'Nitrile gloves, large, 200' },
      { name: 'Price', after: '£8.40' },
      { name: 'Categories', after: 'Consumables > Gloves' },
    ],
  },
  {
    ...LINE,
    id: 5,
    row: 6,
    code: 'MASK-50',
    name: '',
    kind: 'refused',
    column: 'Categories',
    problem: 'there is no category ‘Consumables > Maks’',
  },
  { ...LINE, id: 6, row: 7, code: 'GAUZE', name: 'Gauze', productId: 10, kind: 'unchanged' },
];

const MADE: CatalogueImport = {
  id: 5,
  kind: 'products',
  name: 'Prices of December.csv',
  state: 'ready',
  madeAt: new Date('2026-11-28T09:00:00Z'),
  by: 'Ffion Morgan',
  lines: 6,
  compared: 6,
  new: 1,
  changed: 3,
  unchanged: 1,
  refused: 1,
};

/** An import that was applied. */
export const appliedImport: Partial<CatalogueImport> = {
  state: 'applied',
  applied: 4,
  decidedAt: new Date('2026-11-28T09:20:00Z'),
  decidedBy: 'Ffion Morgan',
  reason: 'Prices of December',
};

const refusals: Readonly<Record<string, () => Response>> = {
  'broken.csv': () => {
    const code = 'import-heading-unknown';
    const words = { row: 1, column: 'Pirce', known: 'Code, Name, Price' };
    const message = fillGaps(deskMessages[code], words);
    return HttpResponse.json({ code, message }, { status: 400 });
  },
  'unclear.csv': () => {
    const code = 'import-dates-unclear';
    const message = fillGaps(deskMessages[code], { date: '03/04/2027', row: 2 });
    return HttpResponse.json({ code, message }, { status: 400 });
  },
};

const isUnusual = ({ warnings }: CatalogueImportLine) => warnings.length > 0;
const isChange = ({ kind }: CatalogueImportLine) => kind === 'changed' || kind === 'new';

/** What carts cost before and after the import: more of them than are added up. */
const COSTS = { carts: 1_240, sampled: 500, before: 61_250_400, after: 62_031_840 };

/** Rows of an import, and what goes on with it. */
interface ImportScene {
  readonly start?: readonly CatalogueImportLine[];
  /** How far it is while it is being applied. */
  readonly work?: ImportWork;
  readonly pricesToCome?: number;
}

/** Mocks the calls about imports, with one import at the start. */
export function importHandlers(
  changes: Partial<CatalogueImport> | undefined = {},
  { start = someImportLines, work: begun, pricesToCome }: ImportScene = {},
): readonly HttpHandler[] {
  let work = begun;
  let made: CatalogueImport = { ...MADE, ...changes };
  let lines = start;
  const page = () => {
    const unusual = lines.filter(isUnusual);
    const warned = [...new Set(unusual.flatMap(({ warnings }) => warnings))].map((warning) => {
      const rows = unusual.filter(({ warnings }) => warnings.includes(warning));
      return { warning, count: rows.length, ticked: rows.filter((row) => row.isTicked).length };
    });
    const included = lines.filter((line) => isChange(line) && (!isUnusual(line) || line.isTicked));
    const impact = {
      carts: 12,
      orders: 3,
      prescriptions: 1,
      promotions: 2,
      lists: 40,
      requests: 0,
      purchaseOrders: 1,
    };
    return {
      import: made,
      warned,
      unusual: unusual.length,
      leftOut: unusual.filter(({ isTicked }) => !isTicked).length,
      included: included.length,
      ...(made.state === 'ready' && !work ? { impact, cartCosts: COSTS } : {}),
      ...(work ? { work } : {}),
      ...(pricesToCome === undefined ? {} : { pricesToCome }),
      events: [],
      version: 12,
    };
  };
  return [
    mockCall(imports.listCatalogueImports, () => ({
      answer: { rows: [made], hasMore: false },
    })),
    mockCall(imports.readCatalogueImport, ({ body, files }) => {
      const refused = refusals[files['file']?.name ?? ''];
      if (refused && body.dateOrder === undefined) return refused();
      return { answer: { id: 5, wasKnown: false } };
    }),
    mockCall(imports.getCatalogueImport, ({ params }) =>
      params.id === 404 ? refusal(404, 'not-found') : { answer: page() },
    ),
    mockCall(imports.compareCatalogueImport, () => {
      made = { ...made, state: 'ready', compared: made.lines };
      return { answer: { state: made.state, lines: made.lines, compared: made.compared } };
    }),
    mockCall(imports.recompareCatalogueImport, () => {
      made = { ...made, state: 'comparing', compared: 0 };
      return { answer: { state: made.state } };
    }),
    mockCall(imports.listCatalogueImportLines, ({ body: { filter } }) => ({
      answer: {
        rows: lines.filter((line) =>
          filter.group === 'unusual' ? isUnusual(line) : line.kind === filter.group,
        ),
      },
    })),
    mockCall(imports.tickCatalogueImportLines, ({ body: { lineIds, warning, isTicked } }) => {
      const isMeant = (line: CatalogueImportLine) =>
        lineIds?.includes(line.id) ?? (warning !== undefined && line.warnings.includes(warning));
      lines = lines.map((line) => (isMeant(line) ? { ...line, isTicked } : line));
      return { answer: { ticked: lines.filter(isMeant).length } };
    }),
    mockCall(imports.applyCatalogueImport, ({ body }) => {
      if (made.refused > 0 && !body.leavesRefused) {
        const code = 'import-with-refused';
        const message = fillGaps(deskMessages[code], { count: made.refused });
        return HttpResponse.json({ code, message }, { status: 409 });
      }
      made = { ...made, ...appliedImport, applied: page().included };
      return { answer: { applied: made.applied ?? 0 } };
    }),
    mockCall(imports.getCatalogueImportReading, () => ({
      answer: { work: { step: 'storing' as const, done: 82_500, total: 200_000 } },
    })),
    mockCall(imports.stopCatalogueImport, () => {
      work = undefined;
      return { answer: { state: made.state } };
    }),
    mockCall(imports.cancelCatalogueImport, () => {
      made = {
        ...made,
        state: 'cancelled',
        decidedAt: new Date('2026-11-28T09:20:00Z'),
        decidedBy: 'Ffion Morgan',
      };
      lines = [];
      return { answer: { state: made.state } };
    }),
    mockCall(imports.undoCatalogueImport, () => {
      made = { ...MADE, id: 6, kind: 'undo', undoesId: 5, refused: 0, new: 0, unchanged: 0 };
      lines = lines.filter(({ kind }) => kind === 'changed');
      return { answer: { id: 6 } };
    }),
    mockCall(imports.exportCatalogue, () => new Response('Code,Name\n')),
  ];
}
