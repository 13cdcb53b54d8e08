import { beforeEach, expect, test } from 'vitest';
import { patientSearch } from './patientSearch.ts';

beforeEach(() => patientSearch.forget());

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

test('the end of a session forgets every search', () => {
  patientSearch.keep('first', 'jones');
  patientSearch.searchNext('smith');
  patientSearch.forget();
  expect(patientSearch.at('first')).toBeUndefined();
});
