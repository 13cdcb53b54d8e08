import { checkForm, type FormRules, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { settingSentences } from '@formulary/rules/problems/settingSentences';
import { noticeTo } from '@formulary/rules/settings/noticeSection';
import { settingDifferences } from '@formulary/rules/settings/settingDifferences';
import type { SettingSectionName } from '@formulary/rules/settings/settingSectionNames';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import { settingSections } from '@formulary/rules/settings/settingSections';
import { shorten } from '@formulary/rules/text/shorten';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../platform/events/requireUnchanged.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { bankChangedMail } from './bankChangedMail.ts';
import { valuesOf } from './settingContents.ts';
import { lockSetting, readStaffIn, storeSetting } from './settings.queries.ts';

/** Recorded actions on settings. */
type SettingAction = 'settings-changed';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly settings: SettingAction;
  }
}

/** As much of a value as an event states. */
const LONGEST_STATED = 1_500;

/** New values of a section, and the version that was seen. */
interface SettingChange {
  readonly section: SettingSectionName;
  readonly values: SettingValues;
  readonly reason: string;
  readonly version: number;
}

/** Returns the subject of a section's events. */
export const settingSubject = (section: SettingSectionName): string => `settings ${section}`;

/**
 * Changes a section of the settings on every server, records who, why, before and after, and tells every superintendent
 * of new bank details. Refuses wrong values with a sentence for each field, a reason that is missing or too long, with
 * 'record-changed', and with 'setting-same' values that are those of now.
 */
export async function changeSettings(
  db: Db,
  { section, values: typed, reason: typedReason, version }: SettingChange,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<void> {
  const reason = requireReason(typedReason);
  const values = requireValues(section, typed);
  await withTransaction(db, async (trx) => {
    const { content } = await lockSetting(trx, section);
    await requireUnchanged(trx, settingSubject(section), version);
    const before = valuesOf(content ? { [section]: content } : {}, section);
    const differences = settingDifferences(settingSections[section], before, values);
    if (differences.length === 0) throw new Refused('setting-same');
    if (section === 'notices') await requireHeard(trx, values);
    const stated = (side: 'from' | 'to') =>
      shorten(
        differences.map((each) => `${each.label}: ${each[side] || 'nothing'}`).join('; '),
        LONGEST_STATED,
      );
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'settings-changed',
      subject: settingSubject(section),
      detail: {
        by: actor.by,
        what: settingSections[section].named,
        reason,
        from: stated('from'),
        to: stated('to'),
      },
      staff: actor.staff,
    });
    await storeSetting(trx, section, { eventId, values });
    if (section !== 'bank') return;
    const told = { by: actor.by, reason, at: now, differences };
    for (const person of await readStaffIn(trx, ['superintendent']))
      await queueMail(trx, bankChangedMail(person, told));
  });
}

/** Returns the tidied values of a section. Refuses wrong, missing and unknown fields. */
export function requireValues(section: SettingSectionName, typed: SettingValues): SettingValues {
  const rules: FormRules<string> = settingSections[section].rules;
  const fields = Object.keys(rules);
  const unknown = Object.keys(typed).filter((field) => !fields.includes(field));
  const values = tidyForm(
    rules,
    Object.fromEntries(fields.map((field) => [field, typed[field] ?? ''])),
  );
  const errors: SettingValues = {
    ...Object.fromEntries(unknown.map((field) => [field, 'is not expected here'])),
    ...(checkForm(rules, values) as SettingValues),
  };
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  return values;
}

/** Returns a reason, tidied. Refuses with 'reason-required', or with 'text-too-long' beyond 1,000 characters. */
export function requireReason(typed: string): string {
  const { reason } = tidyForm(reasonRules, { reason: typed });
  if (reason === '') throw new Refused('reason-required');
  if (checkForm(reasonRules, { reason }).reason !== undefined) throw new Refused('text-too-long');
  return reason;
}

/** Refuses a notice that goes to roles alone which nobody has. */
async function requireHeard(trx: Trx, values: SettingValues): Promise<void> {
  const errors: Record<string, string> = {};
  for (const [kind, value] of Object.entries(values)) {
    const { shop, roles, addresses } = noticeTo(value);
    if (shop || addresses.length > 0) continue;
    if ((await readStaffIn(trx, roles)).length === 0) errors[kind] = settingSentences.roleEmpty;
  }
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
}
