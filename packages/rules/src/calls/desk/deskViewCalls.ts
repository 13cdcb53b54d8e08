import { LONGEST_VIEW_NAME, LONGEST_VIEW_QUERY, MOST_VIEWS } from '../../deskLists/viewName.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { flag, recordId, text } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath } from './deskRecord.ts';

/** More lists than the desk has. */
const MOST_LISTS = 20;

const list = field('list', text(1, 40));
const query = field('query', text(0, LONGEST_VIEW_QUERY));
const name = field('name', text(0, 1000));

/** Filters, sort and columns of a list under a name, of one person on all their devices. */
const deskView = entity({
  id: field('id', recordId),
  list,
  name: field('name', text(1, LONGEST_VIEW_NAME)),
  /** '?state=Processing', as the address of the list has it. */
  query,
  /** The list opens with it. */
  isDefault: field('isDefault', flag),
});

const badName = {
  codes: ['invalid-request'],
  when: 'the name breaks its rule; errors names it',
} as const;
const taken = {
  codes: ['view-name-taken'],
  when: 'another view of the list has the name',
} as const;
const missing = { codes: ['view-missing'], when: 'the person has no such view' } as const;

/** Returns the person's views of all lists, by name. */
export const listDeskViews = defineDeskCall({
  name: 'listDeskViews',
  purpose: 'List own saved views',
  method: 'GET',
  path: '/api/desk/views',
  access: 'useDesk',
  answer: listOf(deskView, MOST_VIEWS * MOST_LISTS),
  refusals: [],
});

export const addDeskView = defineDeskCall({
  name: 'addDeskView',
  purpose: 'Save a view of a list',
  method: 'POST',
  path: '/api/desk/views',
  access: 'useDesk',
  body: entity({ list, name, query }),
  answer: deskView,
  refusals: [
    badName,
    taken,
    { codes: ['views-full'], when: 'the person has as many views as there may be' },
  ],
});

/** Renames a view, or makes it the one that its list opens with, or no longer. */
export const changeDeskView = defineDeskCall({
  name: 'changeDeskView',
  purpose: 'Rename a view, or open its list with it',
  method: 'PUT',
  path: '/api/desk/views/:id',
  access: 'useDesk',
  params: idInPath,
  body: entity({
    name: optionalField('name', text(0, 1000)),
    isDefault: optionalField('isDefault', flag),
  }),
  answer: deskView,
  refusals: [badName, taken, missing],
});

export const removeDeskView = defineDeskCall({
  name: 'removeDeskView',
  purpose: 'Delete a view',
  method: 'DELETE',
  path: '/api/desk/views/:id',
  access: 'useDesk',
  params: idInPath,
  answer: nothing,
  refusals: [missing],
});
