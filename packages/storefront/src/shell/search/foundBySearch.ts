import { listProducts, readSearch } from '@formulary/rules/calls/catalogueCalls';
import { findPatients } from '@formulary/rules/calls/patientCalls';
import { LONGEST_PATIENT_SEARCH } from '@formulary/rules/patients/searchPatients';
import { productQuery } from '../../features/catalogue/productQuery.ts';
import { callApi } from '../../lib/http/http.ts';

const page = { limit: 1, skip: 0 };
const inBackground = { isBackground: true };

/** What a search finds; undefined if the request failed. */
export interface FoundBySearch {
  readonly hasProducts: boolean | undefined;
  /** The words of the catalogue in which it was answered, if they are not those that were typed. */
  readonly readAs: string | undefined;
  readonly hasPatients: boolean | undefined;
}

/** Asks whether a search of a user with patients finds products, as which words, and patients. */
export async function foundBySearch(term: string): Promise<FoundBySearch> {
  const query = productQuery({ search: term });
  const search = term.slice(0, LONGEST_PATIENT_SEARCH);
  const [patients, products, reading] = await Promise.allSettled([
    callApi(findPatients, { body: { query: { search }, page } }, inBackground),
    callApi(listProducts, { body: { query, page } }, inBackground),
    callApi(readSearch, { body: { query } }, inBackground),
  ]);
  const isRead = products.status === 'fulfilled' && reading.status === 'fulfilled';
  return {
    hasProducts: isRead ? products.value.length > 0 : undefined,
    readAs: isRead ? reading.value.readAs : undefined,
    hasPatients: patients.status === 'fulfilled' ? patients.value.length > 0 : undefined,
  };
}
