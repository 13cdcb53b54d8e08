import * as calls from '@formulary/rules/calls/desk/deskSettingCalls';
import {
  type SettingSectionName,
  settingSectionNames,
} from '@formulary/rules/settings/settingSectionNames';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import { readDeskEvents } from '../platform/desk/readDeskEvents.queries.ts';
import { registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../platform/desk/requireFresh.ts';
import { readVersion } from '../platform/events/requireUnchanged.queries.ts';
import type { Shop } from '../start/Shop.ts';
import { changeSettings, settingSubject } from './changeSettings.ts';
import { readNotes } from './readNotes.ts';
import { testNotice } from './testNotice.ts';
import { previewSettings } from './previewSettings.ts';
import { contentsOf, valuesOf } from './settingContents.ts';
import { readStoredSettings, readVersions } from './settings.queries.ts';

const MOST_VERSIONS = 50;

/** Registers the desk's calls about settings. */
export function registerSettings(
  app: FastifyInstance,
  { db, now }: Pick<Shop, 'db' | 'now'>,
): void {
  registerDeskCall(app, calls.getDeskSettings, () =>
    Promise.all(settingSectionNames.map((section) => readSetting(db, section))),
  );
  registerDeskCall(app, calls.getDeskSettingHistory, async ({ params: { section } }) => ({
    events: await readDeskEvents(db, [settingSubject(section)]),
    versions: await readVersions(db, section, MOST_VERSIONS),
  }));
  registerDeskCall(app, calls.previewDeskSettings, ({ params: { section }, body: { values } }) =>
    previewSettings(db, { section, values }, now()),
  );
  registerDeskCall(
    app,
    calls.changeDeskSettings,
    async ({ params: { section }, body, session, actor }) => {
      const at = now();
      if (section === 'bank') requireFresh(session, at);
      await changeSettings(db, { section, ...body }, { actor, now: at });
      return readSetting(db, section);
    },
  );
  registerDeskCall(app, calls.getDeskNotes, () => readNotes(db, now()));
  registerDeskCall(app, calls.testDeskNotice, ({ params: { kind }, actor }) =>
    testNotice(db, kind, { actor, now: now() }),
  );
}

async function readSetting(db: Db, section: SettingSectionName) {
  // Before the values, so that a change meanwhile is noticed.
  const version = await readVersion(db, settingSubject(section));
  const values = valuesOf(contentsOf(await readStoredSettings(db)), section);
  return { section, values, version };
}
