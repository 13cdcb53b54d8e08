import { MOST_SYNONYMS } from '../../catalogue/synonyms.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { flag, recordId, text, wholeNumber } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import type { CallRefusal } from '../call.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath, invalid, typedReason, unexplained, version } from './deskRecord.ts';

/** Products of a search that a preview names. */
export const MOST_PREVIEWED = 8;

/** As it was typed; the server refuses what is empty or too long in words. */
const typed = text(0, 4_000);

const faulty: CallRefusal = {
  codes: ['synonym-faulty'],
  when: 'it is empty, too long, doubled, or leads in a circle; each field has a sentence',
};
const ofFile: CallRefusal = {
  codes: ['synonyms-of-file'],
  when: 'the server reads its synonyms from the file that SEARCH_SYNONYMS names',
};

/** A synonym of the search. */
export const deskSynonym = entity({
  id: field('id', recordId),
  /** What people type. */
  name: field('name', text(1, 60)),
  /** The words of the catalogue that are searched instead. */
  means: field('means', text(1, 100)),
  /** Whether it holds; a removed one can be put back. */
  isActive: field('isActive', flag),
  version,
});

export type DeskSynonym = Words<typeof deskSynonym>;

/** Lists all synonyms by name. */
export const listDeskSynonyms = defineDeskCall({
  name: 'listDeskSynonyms',
  purpose: 'All synonyms of the search by name, also those that were removed',
  method: 'GET',
  path: '/api/desk/catalogue/synonyms',
  access: 'seeCatalogue',
  answer: entity({
    synonyms: field('synonyms', listOf(deskSynonym, MOST_SYNONYMS)),
    /** Whether they come from a file of the server, so that these do not hold. */
    isOfFile: field('isOfFile', flag),
  }),
  refusals: [],
});

const previewedSearch = entity({
  /** Products found. */
  count: field('count', wholeNumber(0, 10_000_000)),
  /** The names of the first. */
  names: field('names', listOf(text(1, 300), MOST_PREVIEWED)),
  /** The words that were searched instead of the typed ones. */
  readAs: optionalField('readAs', text(1, 1_000)),
});

export type PreviewedSearch = Words<typeof previewedSearch>;

const synonymPreview = entity({
  before: field('before', previewedSearch),
  after: field('after', previewedSearch),
});

export type SynonymPreview = Words<typeof synonymPreview>;

/** Says what a search of the shop would find with a change, and what it finds without. */
export const previewDeskSynonym = defineDeskCall({
  name: 'previewDeskSynonym',
  purpose: 'What a search finds without and with a change of a synonym',
  method: 'POST',
  path: '/api/desk/catalogue/synonyms/preview',
  access: 'seeCatalogue',
  body: entity({
    /** What somebody types in the shop. */
    search: field('search', text(1, 100)),
    /** The synonym that is changed; missing for a new one. */
    id: optionalField('id', recordId),
    name: field('name', typed),
    means: field('means', typed),
    isActive: field('isActive', flag),
  }),
  answer: synonymPreview,
  refusals: [invalid, faulty],
});

/** Adds a synonym; every server searches with it within a second. */
export const addDeskSynonym = defineDeskCall({
  name: 'addDeskSynonym',
  purpose: 'Add a synonym of the search, with a reason',
  method: 'POST',
  path: '/api/desk/catalogue/synonyms',
  access: 'changeCatalogue',
  body: entity({
    name: field('name', typed),
    means: field('means', typed),
    reason: field('reason', typedReason),
  }),
  answer: entity({ id: field('id', recordId) }),
  refusals: [
    invalid,
    unexplained,
    faulty,
    ofFile,
    { codes: ['synonyms-full'], when: 'there are 5,000' },
  ],
});

/** Changes, removes or puts back a synonym. */
export const changeDeskSynonym = defineDeskCall({
  name: 'changeDeskSynonym',
  purpose: 'Change, remove or put back a synonym, with a reason',
  method: 'POST',
  path: '/api/desk/catalogue/synonyms/:id',
  access: 'changeCatalogue',
  params: idInPath,
  body: entity({
    name: field('name', typed),
    means: field('means', typed),
    isActive: field('isActive', flag),
    version,
    reason: field('reason', typedReason),
  }),
  answer: nothing,
  refusals: [
    invalid,
    unexplained,
    faulty,
    ofFile,
    { codes: ['not-found'], when: 'there is no such synonym' },
    { codes: ['record-changed'], when: 'it was changed since it was shown' },
    { codes: ['synonym-unchanged'], when: 'it is so already' },
  ],
});
