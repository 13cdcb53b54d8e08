import type { Filter } from '@formulary/server/audit/testing/deskReads/combinations';
import type { DeskRead } from '@formulary/server/audit/testing/deskReads/deskReads';
import type { BenchDesk, DeskRequest } from './openDesk.ts';

const HTTP_OK = 200;
/** A walk to the middle of a sorted list goes through the list of a filter with about this many rows. */
const WALKED = 1_000;
const LARGEST_PAGE = 100;
const MOST_STEPS = 30;
/** Pages of a list that has no way to its end. */
const PAGES_IN_A_ROW = 5;

/** One request of a list, and how long its answer took. */
export interface Measured {
  readonly request: DeskRequest;
  readonly page: string;
  readonly ms: number;
  readonly status: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Asks for the pages of a list with every filter and pair of filters, in every sort and direction. */
export async function measureList(
  desk: BenchDesk,
  list: DeskRead,
  path: string,
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  const ask = async (page: string, filter: Filter, paging: Fields): Promise<Fields> => {
    const request = requestOf(list, path, filter, paging);
    const { ms, status, json } = await desk.ask(request);
    measured.push({ request, page, ms, status });
    return status === HTTP_OK ? nextOf(list, json) : {};
  };
  const { filters } = list;
  for (const sort of list.sorts) {
    const orders = (list.canReverse ? [false, true] : [undefined]).map((isDescending) => ({
      sort,
      isDescending,
    }));
    const middles: Fields[] = [];
    for (const order of orders) middles.push(await middleOf(desk, { list, path, filters, order }));
    for (const filter of filters) {
      const seconds: Fields[] = [];
      for (const order of orders) seconds.push(await ask('first', filter, order));
      for (const [at, order] of orders.entries()) {
        let next = seconds[at] ?? {};
        for (
          let page = 2;
          page <= (list.canReverse ? 2 : PAGES_IN_A_ROW) && hasAny(next);
          page += 1
        ) {
          next = await ask(page === 2 ? 'second' : `page ${page}`, filter, { ...order, ...next });
        }
        const middle = middles[at] ?? {};
        if (hasAny(middle)) await ask('middle', filter, { ...order, ...middle });
        // The rows of the other direction's first page, from its end, are the last of this one.
        const last = seconds[orders.length - 1 - at] ?? {};
        if (list.canReverse && hasAny(last)) await ask('last', filter, { ...order, ...last });
      }
    }
  }
  return measured;
}

const hasAny = (fields: Fields) => Object.keys(fields).length > 0;

/** Returns the fields that lead to the next page of an answer; none after the last. */
function nextOf({ paging, hasMarks }: DeskRead, json: unknown): Fields {
  if (!paging.includes('after')) return {};
  const answer = json as Fields | readonly Fields[] | undefined;
  if (answer === undefined) return {};
  if (hasMarks) {
    const next = (answer as Fields)['next'];
    return next === undefined ? {} : { after: next };
  }
  const rows = Array.isArray(answer) ? answer : Object.values(answer).findLast(Array.isArray);
  const last = rows?.at(-1) as Fields | undefined;
  if (last === undefined) return {};
  const after = last['row'] ?? last['id'] ?? last['orderId'];
  return paging.includes('since') ? { since: last['since'], after } : { after };
}

function requestOf(
  { method, isNested, paging }: DeskRead,
  path: string,
  filter: Filter,
  fields: Fields,
): DeskRequest {
  const asked = Object.entries(fields).filter(
    ([name, value]) => paging.includes(name) && value !== undefined,
  );
  const pages = Object.fromEntries(asked);
  if (method === 'POST') {
    return { method, path, body: isNested ? { filter, ...pages } : { ...filter, ...pages } };
  }
  const query = new URLSearchParams(
    Object.entries({ ...filter, ...pages }).map(([name, value]) => [name, String(value)]),
  ).toString();
  return { method, path: query === '' ? path : `${path}?${query}` };
}

/** Returns how far a list of so many rows is from the one to walk through. */
const distance = (total: number) => Math.abs(Math.log((total + 1) / WALKED));

interface Middle {
  readonly list: DeskRead;
  readonly path: string;
  readonly filters: readonly Filter[];
  readonly order: Fields;
}

/**
 * Returns where about the middle of a sorted list is: the middle row of a filter that selects some rows of all the list.
 * Nothing for a list that cannot be sorted.
 */
async function middleOf(desk: BenchDesk, { list, path, filters, order }: Middle): Promise<Fields> {
  if (!list.canReverse || !list.paging.includes('limit')) return {};
  const alone = filters.filter((filter) => Object.keys(filter).length === 1);
  const sized: { filter: Filter; total: number }[] = [];
  for (const filter of alone) {
    const { json } = await desk.ask(requestOf(list, path, filter, {}));
    sized.push({ filter, total: Number((json as Fields | undefined)?.['total'] ?? 0) });
  }
  const [walked] = sized.toSorted((one, other) => distance(one.total) - distance(other.total));
  if (walked === undefined) return {};
  let mark: Fields = {};
  for (let step = 0; step < Math.min(MOST_STEPS, walked.total / 2 / LARGEST_PAGE); step += 1) {
    const paging = { ...order, ...mark, limit: LARGEST_PAGE };
    const next = nextOf(list, (await desk.ask(requestOf(list, path, walked.filter, paging))).json);
    if (!hasAny(next)) break;
    mark = next;
  }
  return mark;
}
