import { idleMinutes } from '../../accounts/deskLock.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { flag, recordId, text, wholeNumber } from '../../wire/scalars.ts';
import { defineDeskCall } from './deskCall.ts';
import { notFresh } from './deskRecord.ts';
import { deskPerson } from './deskSessionCalls.ts';

/** Most people whom a shared station names. */
export const MOST_STATION_PEOPLE = 12;
/** Most characters of a station's name. */
const LONGEST_STATION_NAME = 60;

/** Somebody who has used a shared station. */
const stationPerson = entity({
  id: field('id', recordId),
  name: field('name', text(1, 100)),
  /** Whether a touch is enough. */
  hasPasskey: field('hasPasskey', flag),
  /** A demo account needs no code. */
  isDemo: field('isDemo', flag),
});

/** The browser that the desk is used in. */
const deskStation = entity({
  isShared: field('isShared', flag),
  /** Empty for a browser that was never a shared station. */
  name: field('name', text(0, LONGEST_STATION_NAME)),
  /** Minutes without use after which a session locks here. */
  lockMinutes: field('lockMinutes', wholeNumber(1, 60)),
  /** Who used it in the last 30 days, the latest first; nobody unless it is shared. */
  people: field('people', listOf(stationPerson, MOST_STATION_PEOPLE)),
});

/** A browser that is nobody's station. */
export const noStation = { isShared: false, name: '', lockMinutes: idleMinutes(false), people: [] };

/** Returns whether this browser is a shared station, and who uses it; known by a cookie of its own. */
export const getDeskStation = defineDeskCall({
  name: 'getDeskStation',
  purpose: 'Whether this browser is a shared station, and who uses it',
  method: 'GET',
  path: '/api/desk/station',
  access: 'open',
  answer: deskStation,
  refusals: [],
});

/** Makes this browser a shared station, which locks after three minutes, or one person's again. */
export const setDeskStation = defineDeskCall({
  name: 'setDeskStation',
  purpose: 'Make this browser a shared station, or one person’s',
  method: 'PUT',
  path: '/api/desk/station',
  access: 'setUpStations',
  body: entity({ isShared: field('isShared', flag), name: field('name', text(0, 1000)) }),
  answer: deskStation,
  refusals: [
    { codes: ['invalid-request'], when: 'the name breaks its rule; errors names it' },
    notFresh,
  ],
});

/**
 * Signs in somebody whom this shared station names, with password and second factor, and sets the cookie. Ends the
 * session that the browser had. Refuses as `signInToDesk` does.
 */
export const signInAtStation = defineDeskCall({
  name: 'signInAtStation',
  purpose: 'Change to another person of this shared station',
  method: 'POST',
  path: '/api/desk/station/session',
  access: 'open',
  body: entity({
    personId: field('personId', recordId),
    password: field('password', text(1, 128)),
    code: optionalField('code', text(1, 30)),
  }),
  answer: deskPerson,
  refusals: [
    {
      codes: ['desk-sign-in-failed'],
      when: 'the station does not name this person, or password or code is wrong',
    },
    {
      codes: ['second-factor-required'],
      when: 'the password is right, and the account has a second factor',
    },
    {
      codes: ['too-many-requests'],
      when: 'too many attempts failed for this account or from this address',
    },
  ],
});
