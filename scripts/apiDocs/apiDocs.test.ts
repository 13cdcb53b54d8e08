import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCalls } from '@formulary/rules/calls/allCalls';
import { keyed, listOf } from '@formulary/rules/wire/collections';
import { entity, field, optionalField } from '@formulary/rules/wire/entity';
import { flag, orNull, recordId } from '@formulary/rules/wire/scalars';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { apiDocs } from '../apiDocs.ts';
import type { DocumentedCall } from './DocumentedCall.ts';
import { fieldRows } from './fieldRows.ts';
import { refusalsOf } from './refusalsOf.ts';
import { renderApi } from './renderApi.ts';
import { callTitle } from './renderCall.ts';

const leaf = entity({ id: field('leaf_pk', recordId) });
const tree = entity({
  isTall: optionalField('tree_tall', flag),
  trunk: field('trunk', orNull(leaf)),
  leaves: field('leaves', listOf(leaf, 9)),
  byName: field('by_name', keyed(leaf, 3)),
});

function aCall(changes: Partial<DocumentedCall> = {}): DocumentedCall {
  return {
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

describe('docs/api.md', () => {
  test('matches the current definitions', async () => {
    expect(await apiDocs(true)).toBe(0);
  });

  test('has every call once', async () => {
    const page = renderApi(allCalls).split('\n');
    for (const call of Object.values(allCalls).flat()) {
      expect(page.filter((line) => line === `### ${callTitle(call)}`)).toHaveLength(1);
    }
  });

  test('has every status that a call declares', () => {
    const page = renderApi(allCalls);
    for (const call of Object.values(allCalls).flat() as readonly DocumentedCall[]) {
      const section = page.split(`### ${callTitle(call)}\n`)[1]?.split('\n##')[0] ?? '';
      const told = [...section.matchAll(/^\| (\d{3}) \||(?:Answer:\*\* |; or )(\d{3}),? /gm)].map(
        ([, refusal, success]) => Number(refusal ?? success),
      );
      const { refusals, status, otherStatus, body, files } = call;
      const can = [status, ...(otherStatus ? [otherStatus.status] : [])];
      if (body || files) can.push(400, 413, 415);
      can.push(...refusals.map((each) => each.status));
      const missing = can.filter((each) => !told.includes(each));
      expect([callTitle(call), missing]).toEqual([callTitle(call), []]);
    }
  });

  test('fails the check when it is out of date, and is rewritten without --check', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const folder = await mkdtemp(join(tmpdir(), 'formulary-api-'));
    const path = join(folder, 'api.md');
    await writeFile(path, 'old');

    expect(await apiDocs(true, path)).toBe(1);
    expect(complaint).toHaveBeenCalledWith('docs/api.md is out of date: run npm run docs:api');
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await apiDocs(false, path)).toBe(0);
    expect(await apiDocs(true, path)).toBe(0);
    await rm(folder, { recursive: true });
  });
});

const file = {
  name: 'scan',
  wireName: 'leaf_scan',
  types: ['image/png'],
  mostBytes: 2 * 1024 * 1024,
};

describe('one call', () => {
  test('lists the fields of entities inside entities, lists and keyed objects', () => {
    expect(fieldRows(tree).map(({ path, isOptional }) => [path, isOptional])).toEqual([
      ['tree_tall', true],
      ['trunk', false],
      ['trunk.leaf_pk', false],
      ['leaves', false],
      ['leaves[].leaf_pk', false],
      ['by_name', false],
      ['by_name.{key}.leaf_pk', false],
    ]);
  });

  test('lists the refusals of its access rule and parsing besides those it declares', () => {
    const statuses = (changes: Partial<DocumentedCall>) =>
      refusalsOf(aCall(changes)).map(({ status }) => status);
    expect(statuses({})).toEqual([]);
    expect(statuses({ params: leaf })).toEqual([400]);
    expect(statuses({ access: 'order' })).toEqual([401, 403]);
    expect(statuses({ body: leaf, refusals: [{ status: 409, when: 'it rains' }] })).toEqual([
      400, 409, 413, 415,
    ]);
    expect(statuses({ access: 'signPrescriptions' })).toEqual([401, 403, 404]);
    expect(refusalsOf(aCall({ body: leaf, refusals: [{ status: 400, when: 'dry' }] }))[0]).toEqual({
      status: 400,
      when: 'dry',
    });
    const refusals = [
      { status: 429, when: 'it is late' },
      { status: 429, when: 'it is early' },
    ] as const;
    expect(refusalsOf(aCall({ body: leaf, files: [file], refusals }))).toEqual([
      { status: 400, when: 'the body is not valid' },
      { status: 413, when: 'the form or a part of it is too large' },
      { status: 415, when: 'what arrives is not a multipart form' },
      { status: 429, when: 'it is late; or it is early' },
    ]);
    expect(refusalsOf(aCall({ body: leaf }))[1]).toEqual({
      status: 413,
      when: 'the body is larger than 8,238 bytes',
    });
  });

  test('shows purpose, access, clause, bodies, response and refusals', () => {
    const page = renderApi({
      Trees: [
        aCall({ access: 'order', method: 'PUT', body: entity({}) }),
        aCall({ path: '/api/trees', answer: listOf(tree, 5) }),
        aCall({ path: '/api/leaves', body: leaf, files: [file] }),
      ],
    });
    expect(page).toContain(
      '### PUT /api/trees/{id}\n\nGrow. A signed-in account may call it. Clause 7.99.\n\n**Body:** an empty object',
    );
    expect(page).toContain('| `leaf_scan` | image/png; at most 2 MB |');
    expect(page).toContain('| `tree_tall` (optional) | true or false |');
    expect(page).toContain('| 401 | there is no token, or it is not alive any more |');
    expect(page).toContain(
      '**Answer:** 200, list of at most 5 objects with the fields that [PUT /api/trees/{id}](#put-apitreesid) answers',
    );
    expect(page).toContain('| 409 | `out-of-stock` | Product is out of stock |');
  });
});
