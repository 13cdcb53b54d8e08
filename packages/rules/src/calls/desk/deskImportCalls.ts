import { importWarnings } from '../../catalogue/imports/compareImport.ts';
import { IMPORT_LIMITS } from '../../catalogue/imports/importColumns.ts';
import {
  IMPORT_LINES_A_PAGE,
  importGroups,
  importKinds,
  importLineKinds,
  importStates,
  importSteps,
  LONGEST_CHANGE,
} from '../../catalogue/imports/importLists.ts';
import { productImpact } from '../../catalogue/changes/productImpact.ts';
import { dateOrders } from '../../dates/writtenDays.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import {
  flag,
  instant,
  money,
  recordId,
  recordIdInPath,
  text,
  wholeNumber,
  word,
} from '../../wire/scalars.ts';
import { fileContents } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { deskEvent } from './deskEvent.ts';
import { idInPath, invalid, unexplained, version } from './deskRecord.ts';

/** Imports of a page. */
export const IMPORTS_A_PAGE = 50;

const person = text(0, 300);
const count = wholeNumber(0, 10_000_000);

/** An import of products and prices, and how far it is. */
export const catalogueImport = entity({
  id: field('id', recordId),
  kind: field('kind', word(importKinds)),
  /** The name of its file. */
  name: field('name', text(1, 300)),
  state: field('state', word(importStates)),
  madeAt: field('madeAt', instant),
  by: field('by', person),
  /** Rows, and how many of them are compared with the catalogue. */
  lines: field('lines', count),
  compared: field('compared', count),
  new: field('new', count),
  changed: field('changed', count),
  unchanged: field('unchanged', count),
  refused: field('refused', count),
  /** Changes that were applied. */
  applied: optionalField('applied', count),
  /** When it was applied or cancelled, and by whom. */
  decidedAt: optionalField('decidedAt', instant),
  decidedBy: optionalField('decidedBy', person),
  reason: optionalField('reason', text(0, 1000)),
  /** The import that this one undoes. */
  undoesId: optionalField('undoesId', recordId),
  /** The import that undid this one, or is about to. */
  undoneById: optionalField('undoneById', recordId),
});

export type CatalogueImport = Words<typeof catalogueImport>;

/** A row of an import: what it does to the product of its code. */
export const catalogueImportLine = entity({
  id: field('id', recordId),
  /** Its row in the file, from 1. */
  row: field('row', wholeNumber(1, 10_000_000)),
  code: field('code', text(0, 60)),
  name: field('name', text(0, 300)),
  productId: optionalField('productId', recordId),
  kind: field('kind', word(importLineKinds)),
  changes: field(
    'changes',
    listOf(
      entity({
        name: field('name', text(1, 60)),
        before: optionalField('before', text(0, 60_000)),
        after: field('after', text(0, 60_000)),
      }),
      20,
    ),
  ),
  warnings: field('warnings', listOf(word(importWarnings), importWarnings.length)),
  /** Whether a row with warnings is to be applied. */
  isTicked: field('isTicked', flag),
  /** Of a refused row: the column and why. */
  column: optionalField('column', text(0, LONGEST_CHANGE)),
  problem: optionalField('problem', text(0, 2000)),
});

export type CatalogueImportLine = Words<typeof catalogueImportLine>;

/** How far long work on an import is, in rows. */
const importWork = entity({
  step: field('step', word(importSteps)),
  done: field('done', count),
  total: field('total', count),
});

export type ImportWork = Words<typeof importWork>;

const missing = { codes: ['not-found'], when: 'there is no such import' } as const;
const over = {
  codes: ['import-over'],
  when: 'somebody applied or cancelled it meanwhile; the sentence says who',
} as const;

const busy = {
  codes: ['import-busy'],
  when: 'this import, or another one, has been applied for the last five seconds and still is',
} as const;

export const listCatalogueImports = defineDeskCall({
  name: 'listCatalogueImports',
  purpose: 'Imports of products and prices, newest first',
  method: 'GET',
  path: '/api/desk/catalogue/imports',
  access: 'seeCatalogue',
  query: entity({ after: optionalField('after', recordIdInPath) }),
  answer: entity({
    rows: field('rows', listOf(catalogueImport, IMPORTS_A_PAGE)),
    hasMore: field('hasMore', flag),
  }),
  refusals: [],
});

/** Reads a file and changes nothing. A file that is looked at already is not read again. */
export const readCatalogueImport = defineDeskCall({
  name: 'readCatalogueImport',
  purpose: 'Read a CSV of products and prices, or the Drug Tariff, to look at its changes',
  method: 'POST',
  path: '/api/desk/catalogue/imports',
  access: 'importCatalogue',
  body: entity({
    kind: field('kind', word(['products', 'tariff'])),
    dateOrder: optionalField('dateOrder', word(dateOrders)),
    /** What the browser calls this reading, to ask how far it is. */
    reading: optionalField('reading', text(1, 40)),
  }),
  files: [
    {
      wireName: 'file',
      name: 'file',
      types: ['text/csv'],
      mostBytes: IMPORT_LIMITS.bytes,
    },
  ],
  answer: entity({
    id: field('id', recordId),
    /** Whether this file is looked at already. */
    wasKnown: field('wasKnown', flag),
  }),
  refusals: [
    { codes: ['import-empty', 'import-encoding', 'import-quotes'], when: 'the file is no CSV' },
    { codes: ['import-large'], when: 'the file has more than 10 MB or 200,000 rows' },
    {
      codes: [
        'import-heading-missing',
        'import-heading-twice',
        'import-heading-unknown',
        'import-code-twice',
        'import-dates-mixed',
        'import-marks-mixed',
        'import-no-tariff',
      ],
      when: 'it does not read as a file of products; the sentence names row and column',
    },
    {
      codes: ['import-dates-unclear'],
      when: 'every date reads in two ways; the answer goes into dateOrder',
    },
    { codes: ['import-stopped'], when: 'whoever sent it is gone' },
    { codes: ['form-expected'], when: 'what arrives is not a multipart form' },
    { codes: ['too-large'], when: 'the form is larger than 26 MB' },
  ],
});

/** Says how far the reading of a file is, whichever server reads it. To stop it, the browser ends the connection. */
export const getCatalogueImportReading = defineDeskCall({
  name: 'getCatalogueImportReading',
  purpose: 'How far the reading of a file is',
  method: 'GET',
  path: '/api/desk/catalogue/imports/readings/:reading',
  access: 'importCatalogue',
  params: entity({ reading: field('reading', text(1, 40)) }),
  /** Nothing before the first rows, and once all are stored. */
  answer: entity({ work: optionalField('work', importWork) }),
  refusals: [],
});

/** Compares the next rows with the catalogue, for about a second; the desk repeats it until all are compared. */
export const compareCatalogueImport = defineDeskCall({
  name: 'compareCatalogueImport',
  purpose: 'Compare the next rows of an import with the catalogue',
  method: 'POST',
  path: '/api/desk/catalogue/imports/:id/comparison',
  access: 'importCatalogue',
  params: idInPath,
  answer: entity({
    state: field('state', word(importStates)),
    lines: field('lines', count),
    compared: field('compared', count),
  }),
  refusals: [missing],
});

/** Compares every row again, since the catalogue changed. */
export const recompareCatalogueImport = defineDeskCall({
  name: 'recompareCatalogueImport',
  purpose: 'Compare every row of an import again',
  method: 'POST',
  path: '/api/desk/catalogue/imports/:id/recomparison',
  access: 'importCatalogue',
  params: idInPath,
  answer: entity({ state: field('state', word(importStates)) }),
  refusals: [missing, over, busy],
});

export const getCatalogueImport = defineDeskCall({
  name: 'getCatalogueImport',
  purpose: 'An import, and what it does',
  method: 'GET',
  path: '/api/desk/catalogue/imports/:id',
  access: 'seeCatalogue',
  params: idInPath,
  answer: entity({
    import: field('import', catalogueImport),
    /** Rows that stand out, and how many of them are ticked. */
    warned: field(
      'warned',
      listOf(
        entity({
          warning: field('warning', word(importWarnings)),
          count: field('count', count),
          ticked: field('ticked', count),
        }),
        importWarnings.length,
      ),
    ),
    /** Rows with a warning, however many it has. */
    unusual: field('unusual', count),
    /** Of those, the ones without a tick. */
    leftOut: field('leftOut', count),
    /** Changes that applying makes now: those without warnings, and those that are ticked. */
    included: field('included', count),
    /** What the changes touch; missing while the rows are compared, and once they are applied. */
    impact: optionalField('impact', productImpact),
    /** What carts cost in which a price or a VAT rate changes; missing if there is none. */
    cartCosts: optionalField(
      'cartCosts',
      entity({
        /** Carts that hold one of these products, and how many of them were added up. */
        carts: field('carts', count),
        sampled: field('sampled', count),
        /** All lines of those, with VAT, without delivery: now, and once every price of the import holds. */
        before: field('before', money),
        after: field('after', money),
      }),
    ),
    /** How far it is while it is being applied, on whichever server. */
    work: optionalField('work', importWork),
    /** Applied prices that come into force within seconds; missing if all are. */
    pricesToCome: optionalField('pricesToCome', count),
    events: field('events', listOf(deskEvent, 500)),
    version,
  }),
  refusals: [missing],
});

export const listCatalogueImportLines = defineDeskCall({
  name: 'listCatalogueImportLines',
  purpose: 'Rows of an import, in the order of the file',
  method: 'POST',
  path: '/api/desk/catalogue/imports/:id/lines',
  access: 'seeCatalogue',
  params: idInPath,
  body: entity({
    filter: field(
      'filter',
      entity({
        group: optionalField('group', word(importGroups)),
        warning: optionalField('warning', word(importWarnings)),
        /** A code, or a part of a name. */
        search: optionalField('search', text(0, 100)),
      }),
    ),
    after: optionalField('after', text(1, 200)),
    before: optionalField('before', text(1, 200)),
  }),
  answer: entity({
    rows: field('rows', listOf(catalogueImportLine, IMPORT_LINES_A_PAGE)),
    next: optionalField('next', text(1, 200)),
    previous: optionalField('previous', text(1, 200)),
  }),
  refusals: [missing, invalid],
});

/** Says of rows that stand out whether they are applied: rows by id, or all with a warning. */
export const tickCatalogueImportLines = defineDeskCall({
  name: 'tickCatalogueImportLines',
  purpose: 'Tick unusual rows of an import, so that they are applied',
  method: 'POST',
  path: '/api/desk/catalogue/imports/:id/ticks',
  access: 'importCatalogue',
  params: idInPath,
  body: entity({
    lineIds: optionalField('lineIds', listOf(recordId, 500)),
    warning: optionalField('warning', word(importWarnings)),
    isTicked: field('isTicked', flag),
  }),
  answer: entity({ ticked: field('ticked', count) }),
  refusals: [
    missing,
    over,
    busy,
    { codes: ['import-unfinished'], when: 'rows are still compared' },
  ],
});

/** Applies every change without a warning and every ticked one, or nothing. */
export const applyCatalogueImport = defineDeskCall({
  name: 'applyCatalogueImport',
  purpose: 'Apply the changes of an import',
  method: 'POST',
  path: '/api/desk/catalogue/imports/:id/application',
  access: 'importCatalogue',
  params: idInPath,
  body: entity({
    reason: field('reason', text(0, 1000)),
    /** Whether staff agreed that refused rows are left out. */
    leavesRefused: field('leavesRefused', flag),
    version,
  }),
  answer: entity({ applied: field('applied', count) }),
  refusals: [
    missing,
    over,
    busy,
    unexplained,
    { codes: ['import-stopped'], when: 'somebody stopped it; nothing of it is applied' },
    { codes: ['record-changed'], when: 'somebody ticked other rows or compared it again' },
    { codes: ['import-unfinished'], when: 'rows are still compared' },
    {
      codes: ['import-outdated'],
      when: 'products changed since they were compared; the sentence names them',
    },
    { codes: ['import-with-refused'], when: 'rows were refused, and nobody agreed to leave them' },
    { codes: ['import-without-changes'], when: 'there is nothing to apply' },
    { codes: ['products-faulty'], when: 'a category or code was changed in the same moment' },
    { codes: ['import-too-many'], when: 'more than 20,000 products change in more than the price' },
  ],
});

/**
 * Stops an import that is being applied, on whichever server, and answers what became of it: 'ready' if nothing of it is applied,
 * 'applied' if it was too late.
 */
export const stopCatalogueImport = defineDeskCall({
  name: 'stopCatalogueImport',
  purpose: 'Stop an import that is being applied',
  method: 'POST',
  path: '/api/desk/catalogue/imports/:id/stop',
  access: 'importCatalogue',
  params: idInPath,
  answer: entity({ state: field('state', word(importStates)) }),
  refusals: [missing, busy],
});

/** Gives an import up; its rows are removed. */
export const cancelCatalogueImport = defineDeskCall({
  name: 'cancelCatalogueImport',
  purpose: 'Give an import up',
  method: 'POST',
  path: '/api/desk/catalogue/imports/:id/cancellation',
  access: 'importCatalogue',
  params: idInPath,
  answer: entity({ state: field('state', word(importStates)) }),
  refusals: [missing, over, busy],
});

/** Makes an import with the old values of one that was applied. It is looked at and applied like any other. */
export const undoCatalogueImport = defineDeskCall({
  name: 'undoCatalogueImport',
  purpose: 'Make an import that undoes an applied one',
  method: 'POST',
  path: '/api/desk/catalogue/imports/:id/undoing',
  access: 'importCatalogue',
  params: idInPath,
  answer: entity({ id: field('id', recordId) }),
  refusals: [missing, { codes: ['import-not-applied'], when: 'the import was not applied' }],
});

/** Answers the products as a file that can be changed and imported, or its headings with an example. */
export const exportCatalogue = defineDeskCall({
  name: 'exportCatalogue',
  purpose: 'Products and prices as CSV, to change and import',
  method: 'POST',
  path: '/api/desk/catalogue/export',
  access: 'seeCatalogue',
  body: entity({ isTemplate: field('isTemplate', flag) }),
  answer: fileContents,
  answerType: 'text/csv; charset=utf-8',
  refusals: [],
});
