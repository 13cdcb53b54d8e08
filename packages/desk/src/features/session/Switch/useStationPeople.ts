import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { getDeskStation } from '@formulary/rules/calls/desk/deskStationCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { useEffect, useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';

/** Somebody who has used this shared station. */
export type StationPerson = Words<(typeof getDeskStation)['answer']>['people'][number];

/**
 * Returns who has used this station, but for the person of the page; nobody while that is not known. Asked anew for each
 * lock screen, because the page's own reads rest while it is covered.
 */
export function useStationPeople(butId?: number): readonly StationPerson[] {
  const [people, setPeople] = useState<readonly StationPerson[]>([]);
  useEffect(() => {
    let isStale = false;
    const ask = async () => {
      try {
        const station = await callDesk(getDeskStation, {}, { isBackground: true });
        if (!isStale) setPeople(station.people);
      } catch (problem) {
        // The way in by email address stays.
        if (!(problem instanceof ApiProblem)) throw problem;
      }
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, []);
  return people.filter(({ id }) => id !== butId);
}
