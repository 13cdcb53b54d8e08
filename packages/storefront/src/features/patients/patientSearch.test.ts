import { beforeEach, expect, test } from 'vitest';
import { useSession as session } from '../../lib/session/session.ts';
import { patientSearch } from './patientSearch.ts';

/** Begins the session of another user. */
const beginSession = () => session.setState(({ turn }) => ({ turn: turn + 1 }));

beforeEach(beginSession);

test('a search belongs to its history entry', () => {
  patientSearch.keep('first', 'jones');
  patientSearch.keep('second', 'smith');
  expect(patientSearch.at('first')).toBe('jones');
  expect(patientSearch.at('second')).toBe('smith');
  expect(patientSearch.at('third')).toBeUndefined();
});

test('a search for the list that is opened next is taken once', () => {
  patientSearch.searchNext('jones');
  expect(patientSearch.at('opened')).toBe('jones');
  patientSearch.keep('opened', 'jones');
  expect(patientSearch.at('later')).toBeUndefined();
});

test('another session knows no search', () => {
  patientSearch.keep('first', 'jones');
  patientSearch.searchNext('smith');
  beginSession();
  expect(patientSearch.at('first')).toBeUndefined();
});
