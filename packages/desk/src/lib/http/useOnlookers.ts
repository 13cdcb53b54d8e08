import { look } from '@formulary/rules/calls/desk/deskSessionCalls';
import { useDeskRead } from './useDeskRead.ts';

const LOOK_MS = 2_000;

/**
 * Says that a record is open here, by the subject of its events ('order 31'), and returns the names of the others who
 * have it open. Nobody looks without a subject.
 */
export function useOnlookers(subject: string | undefined): readonly string[] {
  const { data } = useDeskRead(look, subject === undefined ? null : { body: { subject } }, {
    everyMs: LOOK_MS,
  });
  return data?.map(({ name }) => name) ?? [];
}
