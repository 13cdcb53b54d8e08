import type { CategoryFields } from '@formulary/rules/catalogue/changes/categoryFields';
import * as categories from '@formulary/rules/calls/desk/deskCategoryCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/Db.ts';
import { readDeskEvents } from '../../platform/desk/readDeskEvents.queries.ts';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { Shop } from '../../start/Shop.ts';
import { readKeptChange, readReversibleEvents } from '../changes/products.queries.ts';
import { type PlacedCategory, readPlacedCategories } from './categories.queries.ts';
import {
  categorySubject,
  changeCategory,
  createCategory,
  fieldsOfCategory,
  previewCategory,
  requireCategory,
} from './changeCategory.ts';
import { removeCategory } from './removeCategory.ts';
import { listRemoved, restoreCategory } from './restoreCategory.ts';

const MOST_REMOVED = 50;

/** Registers the desk's calls about categories. */
export function registerDeskCategories(
  app: FastifyInstance,
  { db, now }: Pick<Shop, 'db' | 'now'>,
): void {
  registerDeskCall(app, categories.listDeskCategories, async () =>
    (await readPlacedCategories(db)).map(shown),
  );
  registerDeskCall(app, categories.getDeskCategory, ({ params }) => readPage(db, params.id));
  registerDeskCall(app, categories.previewDeskCategory, ({ params, body }) =>
    previewCategory(db, params.id, body.fields),
  );
  registerDeskCall(app, categories.changeDeskCategory, async ({ params, body, actor }) => {
    await changeCategory(db, { id: params.id, ...body }, { actor, now: now() });
    return readPage(db, params.id);
  });
  registerDeskCall(app, categories.getDeskCategoryBefore, async ({ params: { id, eventId } }) => {
    const kept = await readKeptChange(db, eventId, categorySubject(id));
    if (!kept) throw new Refused('not-found');
    return kept.before as CategoryFields;
  });
  registerDeskCall(app, categories.createDeskCategory, async ({ body, actor }) => ({
    id: await createCategory(db, body, { actor, now: now() }),
  }));
  registerDeskCall(app, categories.removeDeskCategory, async ({ params, body, actor }) => {
    await removeCategory(db, { id: params.id, ...body }, { actor, now: now() });
    return undefined;
  });
  registerDeskCall(app, categories.listRemovedDeskCategories, () => listRemoved(db, MOST_REMOVED));
  registerDeskCall(app, categories.restoreDeskCategory, async ({ params, body, actor }) => {
    await restoreCategory(db, { id: params.id, ...body }, { actor, now: now() });
    return undefined;
  });
}

function shown(category: PlacedCategory): categories.DeskCategory {
  const { id, products } = category;
  return { id, products, fields: fieldsOfCategory(category) };
}

async function readPage(db: Db, id: number): Promise<categories.DeskCategoryPage> {
  const subject = categorySubject(id);
  // Before the rest, so that a change meanwhile is noticed.
  const version = await readVersion(db, subject);
  const [all, events, reversible] = await Promise.all([
    readPlacedCategories(db),
    readDeskEvents(db, [subject]),
    readReversibleEvents(db, subject),
  ]);
  return { category: shown(requireCategory(all, id)), version, events, reversible };
}
