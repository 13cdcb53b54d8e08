import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { countPatients, findPatients } from '@formulary/rules/calls/patientCalls';
import { pageCount } from '@formulary/rules/paging/pages';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { LONGEST_PATIENT_SEARCH, searchPatients } from '@formulary/rules/patients/searchPatients';
import { useRead } from '../../../lib/http/useRead.ts';
import { usePage } from '../../../lib/screen/usePage.ts';
import { useDebounced } from '@formulary/client/screen/useDebounced';
import { paths } from '../../../lib/screen/paths.ts';
import { patientSearch } from '../patientSearch.ts';
import { usePatients } from '../usePatients.ts';

/**
 * Returns the text of the search field and what sets it. Back and Forward restore it; a link to another page of the list
 * keeps it. A new search starts on its first page, without a history entry.
 */
function useTypedSearch(): readonly [typed: string, type: (words: string) => void] {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => patientSearch.at(key) ?? '');
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setTyped(patientSearch.at(key) ?? typed);
  }
  useEffect(() => patientSearch.keep(key, typed), [key, typed]);
  return [
    typed,
    (words) => {
      setTyped(words);
      if (query.has('page')) void navigate(paths.patients(), { replace: true });
    },
  ];
}

const KEEP_PREVIOUS = { keepPrevious: true } as const;

/**
 * Reads the page of patients that the address asks for, filtered by the search, which is not part of the address. Few patients are searched in the browser,
 * at once; many are searched, paged and counted by the server.
 */
export function usePatientList() {
  const { data: first, error, isLoading, isValidating, mutate, areAll } = usePatients();
  const [typed, searchFor] = useTypedSearch();
  const trimmed = typed.trim().slice(0, LONGEST_PATIENT_SEARCH);
  const search = useDebounced(trimmed);
  const isServerSearch = first !== undefined && !areAll;
  const everybody = useRead(
    countPatients,
    isServerSearch ? { body: { query: {} } } : null,
    KEEP_PREVIOUS,
  );
  const counted = useRead(
    countPatients,
    isServerSearch ? { body: { query: { search } } } : null,
    KEEP_PREVIOUS,
  );
  const matches = areAll ? searchPatients(first ?? [], typed) : undefined;
  const count = matches?.length ?? counted.data;
  const pages = count === undefined ? undefined : pageCount(count, PAGE_SIZES.patients);
  const page = usePage(pages);
  const window = pageWindow(page, PAGE_SIZES.patients);
  const found = useRead(
    findPatients,
    isServerSearch ? { body: { query: { search }, page: window } } : null,
    KEEP_PREVIOUS,
  );
  const reads = [everybody, counted, found];
  return {
    total: areAll ? first?.length : everybody.data,
    typed,
    searchFor,
    count,
    shown: matches ? matches.slice(window.skip, window.skip + window.limit) : found.data,
    page,
    pages: pages ?? 1,
    isFailed:
      (error !== undefined && !isLoading) ||
      reads.some((read) => read.error !== undefined && !read.isLoading),
    isRetrying: isValidating || reads.some((read) => read.isValidating),
    retry: () => void Promise.all([mutate(), ...reads.map((read) => read.mutate())]),
  };
}
