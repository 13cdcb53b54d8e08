import * as policies from '@formulary/rules/calls/desk/deskPolicyCalls';
import * as settings from '@formulary/rules/calls/desk/deskSettingCalls';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { flatProse } from '@formulary/rules/content/flatProse';
import type { ProseName, ProseNode } from '@formulary/rules/content/prose';
import {
  type SettingSectionName,
  settingSectionNames,
} from '@formulary/rules/settings/settingSectionNames';
import type { SettingValues } from '@formulary/rules/settings/settingSection';
import { settingSections } from '@formulary/rules/settings/settingSections';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';

const AT = new Date('2026-11-20T15:10:00Z');
const FIRST_VERSION = 900;

const anEvent = (section: SettingSectionName, id: number): DeskEvent => ({
  id,
  at: AT,
  author: { kind: 'staff', name: 'Priya Shah', role: 'superintendent' },
  sentence: `Changed ${settingSections[section].named}`,
  subject: `settings ${section}`,
  reason: 'As the board decided',
  from: 'before',
  to: 'after',
});

const versionOf = (id: number, from: string) => ({
  id,
  from,
  writtenAt: AT,
  by: 'Priya Shah',
  holds: false,
});

/** Texts of the terms by the number of their version. */
const policyTexts = [
  '<h2>1. Who may buy</h2>\n<p>We sell to practitioners.</p>',
  '<h2>1. Who may buy</h2>\n<p>We sell to practitioners and prescribers.</p>\n',
] as const;

/** Returns the blocks of a text, which have no elements of their own here. */
const proseIn = (html: string): readonly ProseNode[] =>
  Array.from(new DOMParser().parseFromString(html, 'text/html').body.children, (block) => ({
    name: block.localName as ProseName,
    children: [block.textContent],
  }));

interface MockSettings {
  /** Sections that were changed before, and what they said then. */
  readonly changed?: Partial<Record<SettingSectionName, SettingValues>>;
  readonly notes?: readonly settings.DeskNote[];
  /** The terms have another version that holds from December on. */
  readonly isPolicyPlanned?: boolean;
}

/** Returns handlers of the settings in memory: a change is kept until the story ends. */
export function settingHandlers({
  changed = {},
  notes = [],
  isPolicyPlanned = true,
}: MockSettings = {}): readonly HttpHandler[] {
  const values = new Map<SettingSectionName, SettingValues>();
  const events = new Map<SettingSectionName, DeskEvent[]>();
  for (const section of settingSectionNames) {
    values.set(section, { ...settingSections[section].defaults, ...changed[section] });
    events.set(section, changed[section] ? [anEvent(section, FIRST_VERSION)] : []);
  }
  const read = (section: SettingSectionName) => ({
    section,
    values: values.get(section) ?? {},
    version: events.get(section)?.at(-1)?.id ?? 0,
  });
  return [
    mockCall(settings.getDeskSettings, () => ({ answer: settingSectionNames.map(read) })),
    mockCall(settings.getDeskSettingHistory, ({ params: { section } }) => ({
      answer: {
        events: events.get(section) ?? [],
        versions: (events.get(section) ?? [])
          .map(({ id }) => ({ version: id, values: values.get(section) ?? {} }))
          .toReversed(),
      },
    })),
    mockCall(settings.previewDeskSettings, ({ params: { section } }) => ({
      answer: {
        mail: 'Dear Alex,\n\nPlease transfer the amount of your order to this account:\n\nSort code: 00-00-00\n\n-- \nFormulary Pharmacy Ltd',
        orders:
          section === 'delivery'
            ? [{ number: 'F-2026-000031', from: '24/11/2026', to: '25/11/2026' }]
            : [],
        waiting: 12,
      },
    })),
    mockCall(settings.changeDeskSettings, ({ params: { section }, body }) => {
      if (body.version !== read(section).version) return refusal(409, 'record-changed');
      values.set(section, body.values);
      const list = events.get(section) ?? [];
      list.push({
        ...anEvent(section, (list.at(-1)?.id ?? FIRST_VERSION) + 1),
        reason: body.reason,
      });
      events.set(section, list);
      return { answer: read(section) };
    }),
    mockCall(settings.getDeskNotes, () => ({ answer: notes })),
    mockCall(settings.testDeskNotice, () => ({ answer: ['care@formulary.test'] })),
    mockCall(policies.getDeskPolicy, () => ({
      answer: {
        html: policyTexts[1],
        versions: [
          ...(isPolicyPlanned ? [versionOf(2, '2026-12-01')] : []),
          { ...versionOf(1, '2026-06-01'), holds: true },
        ],
        events: [],
        version: 0,
      },
    })),
    mockCall(policies.getDeskPolicyText, ({ params: { id } }) => {
      const html = policyTexts[id];
      return html === undefined ? refusal(404, 'not-found') : { answer: { html } };
    }),
    mockCall(policies.previewDeskPolicy, ({ body: { html } }) => ({
      answer: { nodes: flatProse(proseIn(html)) },
    })),
    mockCall(policies.addDeskPolicy, () => ({ answer: { id: 3 } })),
  ];
}
