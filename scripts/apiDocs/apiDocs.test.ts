import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deskApi } from './deskApi.ts';
import { keyed, listOf } from '@formulary/rules/wire/collections';
import { entity, field, optionalField } from '@formulary/rules/wire/entity';
import type { Shape } from '@formulary/rules/wire/codec';
import { flag, orNull, recordId } from '@formulary/rules/wire/scalars';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { apiDocs } from '../apiDocs.ts';
import type { DocumentedCall } from '../../packages/server/src/platform/openApi/DocumentedCall.ts';
import { fieldRows } from './fieldRows.ts';
import { refusalsOf } from '../../packages/server/src/platform/openApi/refusalsOf.ts';
import { renderApi } from './renderApi.ts';
import { type AnyDocumentedCall, callTitle } from './renderCall.ts';
import { shopApi } from './shopApi.ts';

const leaf = entity({ id: field('leaf_pk', recordId) });
const tree = entity({
  isTall: optionalField('tree_tall', flag),
  trunk: field('trunk', orNull(leaf)),
  leaves: field('leaves', listOf(leaf, 9)),
  byName: field('by_name', keyed(leaf, 3)),
});

function aCall(changes: Partial<DocumentedCall> = {}): DocumentedCall {
  return {
    name: 'grow',
    clause: '7.99',
    purpose: 'Grow',
    method: 'GET',
    path: '/api/trees/:id',
    access: 'public',
    answer: tree,
    status: 200,
    refusals: [],
    ...changes,
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const pages: readonly (readonly [
  name: string,
  page: string,
  calls: readonly AnyDocumentedCall[],
])[] = [
  ['docs/api.md', renderApi(shopApi), Object.values(shopApi.rooms).flat()],
  ['docs/desk-api.md', renderApi(deskApi), Object.values(deskApi.rooms).flat()],
];

test('the descriptions match the current definitions', async () => {
  expect(await apiDocs(true)).toBe(0);
});

describe.each(pages)('%s', (_name, whole, calls) => {
  test('has every call once', async () => {
    const page = whole.split('\n');
    for (const call of calls) {
      expect(page.filter((line) => line === `### ${callTitle(call)}`)).toHaveLength(1);
    }
  });

  test('has every status that a call declares', () => {
    for (const call of calls) {
      const section = whole.split(`### ${callTitle(call)}\n`)[1]?.split('\n##')[0] ?? '';
      const told = [...section.matchAll(/(?:^- |Answer:\*\* |; or )(\d{3})[:,] /gm)].map(
        ([, code]) => Number(code),
      );
      const { refusals, status, otherStatus } = call;
      const can = [status, ...(otherStatus ? [otherStatus.status] : [])];
      can.push(...refusalsOf({ refusals }).map((each) => each.status));
      const missing = can.filter((each) => !told.includes(each));
      expect([callTitle(call), missing]).toEqual([callTitle(call), []]);
    }
  });
});

describe('docs/api.md', () => {
  test('fails the check when it is out of date, and is rewritten without --check', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const folder = await mkdtemp(join(tmpdir(), 'formulary-api-'));
    const path = join(folder, 'api.md');
    await writeFile(path, 'old');

    expect(await apiDocs(true, folder)).toBe(1);
    expect(complaint).toHaveBeenCalledWith('docs/api.md is out of date: run npm run docs:api');
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await apiDocs(false, folder)).toBe(0);
    expect(await apiDocs(true, folder)).toBe(0);
    await rm(folder, { recursive: true });
  });
});

const paths = (shape: Shape) => fieldRows(shape, new Map(), 'here').map(({ path }) => path);

const file = {
  name: 'scan',
  wireName: 'leaf_scan',
  types: ['image/png'],
  mostBytes: 2 * 1024 * 1024,
};

describe('one call', () => {
  test('lists the fields of a nested entity once, and says where', () => {
    const rows = fieldRows(tree, new Map(), '[GET /api/trees](#trees)');
    expect(rows.map(({ path, shape, isOptional }) => [path, shape, isOptional])).toEqual([
      ['tree_tall', 'true or false', true],
      ['trunk', 'object, or null', false],
      ['trunk.leaf_pk', 'record id', false],
      ['leaves', 'list of at most 9 objects, as `trunk` of [GET /api/trees](#trees)', false],
      [
        'by_name',
        'object of at most 3 entries, each an object, as `trunk` of [GET /api/trees](#trees)',
        false,
      ],
    ]);
  });

  test('lists the fields of the entries of lists and keyed objects', () => {
    expect(paths(entity({ leaves: field('leaves', listOf(leaf, 9)) }))).toContain(
      'leaves[].leaf_pk',
    );
    expect(paths(entity({ byName: field('by_name', keyed(leaf, 3)) }))).toContain(
      'by_name.{key}.leaf_pk',
    );
  });

  test('lists each refusal that it declares once, by status', () => {
    const refusals = [
      { codes: ['too-many-requests'], when: 'it is late' },
      { codes: ['invalid-quantity'], when: 'it is dry' },
      { codes: ['too-many-requests', 'prescription-nudged'], when: 'it is early' },
    ] as const;
    expect(refusalsOf({ refusals })).toEqual([
      { status: 400, codes: ['invalid-quantity'], when: 'it is dry' },
      {
        status: 429,
        codes: ['too-many-requests', 'prescription-nudged'],
        when: 'it is late; or it is early',
      },
    ]);
    const mixed = [{ codes: ['cart-full', 'out-of-stock'], when: 'it is full' }] as const;
    expect(() => refusalsOf({ refusals: mixed })).toThrow('Declare one refusal per status');
  });

  test('shows purpose, access, clause, bodies, response and refusals', () => {
    const rooms = {
      Trees: [
        aCall({
          access: 'order',
          method: 'PUT',
          body: entity({}),
          refusals: [{ codes: ['out-of-stock', 'cart-empty'], when: 'it rains' }],
        }),
        aCall({ path: '/api/trees', answer: listOf(tree, 5) }),
        aCall({ path: '/api/leaves', body: leaf, files: [file] }),
      ],
    };
    const page = renderApi({ ...shopApi, rooms });
    expect(page).toContain(
      '### PUT /api/trees/{id}\n\nGrow. Signed in. Clause 7.99.\n\n**Body, at most 8,196 bytes:** an empty object',
    );
    expect(page).toContain('| `leaf_scan` | image/png; at most 2 MB |');
    expect(page).toContain('| `tree_tall` (optional) | true or false |');
    expect(page).toContain('- 409: it rains (`out-of-stock`, `cart-empty`)');
    expect(page).toContain(
      '**Answer:** 200, list of at most 5 objects, as the answer of [PUT /api/trees/{id}](#put-apitreesid)',
    );
    expect(page).toContain('| 409 | `out-of-stock` | Product is out of stock |');
  });
});
