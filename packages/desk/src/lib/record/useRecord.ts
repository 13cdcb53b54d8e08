import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { readPositive } from '@formulary/rules/paging/pages';
import { useParams } from 'react-router';
import type { SWRResponse } from 'swr';
import { useDeskRead } from '../http/useDeskRead.ts';

/** Returns the number of the record in the address, by the name of its parameter; undefined for anything else. */
export function useRecordId(parameter: string): number | undefined {
  return readPositive(useParams()[parameter]);
}

/** Reads a record by its number; nothing without one. */
export function useRecord<Answer>(
  call: DeskCall<{ id: number }, undefined, undefined, Answer>,
  id: number | undefined,
): SWRResponse<Answer, ApiProblem> {
  return useDeskRead(call, id === undefined ? null : { params: { id } });
}
