import type { StaticPageFile } from '@formulary/rules/content/prose';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { versionOn } from '@formulary/rules/settings/policyVersion';
import type { Db } from '../../platform/database/Db.ts';
import type { Listener } from '../../platform/database/openListener.ts';
import { readPolicies, readPolicyHtml, type StoredPolicy } from './policies.queries.ts';

/** A version that holds, with its text. */
export interface PolicyNow {
  readonly id: number;
  readonly html: string;
}

/** The policies of now, of which each server keeps a copy. */
export interface LivePolicies {
  /** Returns the version of a policy that holds; undefined for the text that the shop came with. */
  readonly now: (page: StaticPageFile) => Promise<PolicyNow | undefined>;
}

/** Keeps the versions of policies in memory, and reads them again when one was added on any server. */
export function openPolicies(db: Db, listener: Listener, now: () => Date): LivePolicies {
  let versions: Promise<readonly StoredPolicy[]> | undefined;
  const texts = new Map<number, string>();
  const forget = (): void => {
    versions = undefined;
  };
  listener.onNotice('formulary_settings', forget);
  listener.onBegin(forget);

  const read = (): Promise<readonly StoredPolicy[]> => {
    if (!listener.isListening()) return readPolicies(db);
    if (versions) return versions;
    const reading = readPolicies(db);
    versions = reading;
    reading.catch(() => {
      if (versions === reading) forget();
    });
    return reading;
  };
  return {
    now: async (page) => {
      const holds = versionOn(await read(), page, londonDay(now()));
      if (!holds) return undefined;
      const html = texts.get(holds.id) ?? (await readPolicyHtml(db, page, holds.id));
      if (html === undefined) return undefined;
      texts.set(holds.id, html);
      return { id: holds.id, html };
    },
  };
}
