import type { Reached } from './reach.ts';

/** A kind of test that `npm test` leaves to `npm run test:all`, unless a change reaches it. */
interface OnlyInAll {
  /** The tag of the tests in Vitest. In Playwright it begins with `@`. */
  readonly tag: string;
  readonly what: string;
  readonly why: string;
  /** The changes that can make these tests fail. */
  readonly reached: Reached;
}

const REST: Reached = [[/^/, 'none']];
const ALL_OF_THE_RUNNER = /^packages\/test-runner\/src\/reach\/onlyInAll\.ts$/;

/** The kinds of tests that run only in `npm run test:all`. The table in CONTRIBUTING.md says the same. */
export const onlyInAll = [
  {
    tag: 'sweep',
    what: 'crawls and sweeps over every page, screen and column',
    why: 'cheaper tests cover the same one by one',
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/storefront\/src\/(?:shell|lib|server)\//, 'all'],
      [/^packages\/server\/src\/(?:pages|heads|platform\/(?:http|pages|plugins))\//, 'all'],
      ...REST,
    ],
  },
  {
    tag: 'every-call',
    what: 'every call of the API with each fault, as each caller, beside bystanders',
    why: 'tests of single calls cover most; only the server and the rules can break them',
    reached: [[ALL_OF_THE_RUNNER, 'all'], [/^packages\/(?:server|rules)\//, 'all'], ...REST],
  },
  {
    tag: 'crash',
    what: 'servers that are killed or cut off at a statement',
    why: 'each kill starts a server or repeats a call; only transactions can break them',
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/server\/migrations\//, 'all'],
      [/^packages\/server\/src\/platform\/(?:database|idempotency|jobs)\//, 'all'],
      [/^packages\/server\/src\/(?:orders|payments|review|signing|prescriptions)\//, 'all'],
      [/^packages\/server\/src\/(?:customers|dispatch|invoices|staffAccounts|today)\//, 'all'],
      ...REST,
    ],
  },
  {
    tag: 'hostile',
    what: 'hostile and odd documents, pictures and forms',
    why: 'each is judged in another process; only the judging can break them',
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/server\/src\/(?:accounts\/(?:documents|joining)|signing)\//, 'all'],
      [/^packages\/server\/src\/platform\/(?:validation|uploads|process)\//, 'all'],
      ...REST,
    ],
  },
  {
    tag: 'start',
    what: 'starts of real servers and commands, beyond the first on an empty folder',
    why: 'each makes a database cluster or compiles the server; only starting can break them',
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/server\/(?:src\/(?:[^/]+\.ts$|start\/|commands\/)|seed\/)/, 'all'],
      [
        /^packages\/server\/src\/(?:staff|backup|upgrade|platform\/(?:database|process|health|logging|mail))\//,
        'all',
      ],
      [/^(?:package(?:-lock)?\.json|scripts\/(?:run\.mjs|bootstrap\.mjs|start\.ts|dev))/, 'all'],
      ...REST,
    ],
  },
  {
    tag: 'cluster',
    what: 'servers behind HAProxy before PostgreSQL under Patroni, restarted and killed',
    why: 'each starts ten programs for minutes; only how servers start, stop and reach the database can break it',
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/server\/src\/(?:cluster|platform\/(?:database|news|health))\//, 'all'],
      ...REST,
    ],
  },
  {
    tag: 'slow-line',
    what: 'journeys over a slow connection, and on pages whose scripts have not loaded',
    why: 'some take as long as thirty fast ones; only how pages and scripts load can break them',
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/storefront\//, 'all'],
      [/^packages\/server\/src\/(?:pages|heads|platform\/(?:http|pages|plugins))\//, 'all'],
      [/^scripts\/(?:build|start)/, 'all'],
      ...REST,
    ],
  },
  {
    tag: 'desk-job',
    what: 'journeys of each job of the desk',
    why: "the life of an order goes through sign-in, lists, dialogs and the palette; only the desk's code can break the rest",
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/(?:desk|client|ui)\//, 'all'],
      [/^packages\/rules\/src\/calls\/desk\//, 'all'],
      [
        /^packages\/server\/src\/(?:platform\/desk|staffAccounts|today|customers|dispatch|payments|stock|correspondence|deskPrescriptions)\//,
        'all',
      ],
      ...REST,
    ],
  },
  {
    tag: 'long-job',
    what: 'journeys that repeat one step up to twenty times and count the presses',
    why: 'other journeys take each step once; only the shop and its parts can make them longer',
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/(?:storefront|client|ui)\//, 'all'],
      ...REST,
    ],
  },
  {
    tag: 'column',
    what: 'each column of a prescription changed or forged, and each rule of the audit broken, then judged',
    why: 'each judges a whole shop; only what is recorded and how it is judged can break them',
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/server\/migrations\//, 'all'],
      [/^packages\/server\/src\/(?:audit|signing|prescriptions)\//, 'all'],
      [/^packages\/rules\/src\/prescriptions\//, 'all'],
      ...REST,
    ],
  },
  {
    tag: 'many',
    what: 'generated cases beyond the first few hundred, races and faulty requests of the desk among them',
    why: 'the first few hundred find most faults',
    reached: [
      [ALL_OF_THE_RUNNER, 'all'],
      [/^packages\/rules\/src\/(?:allocation|wire)\//, 'all'],
      [/^packages\/server\/src\/(?:prescriptions|carts|orders|payments)\//, 'all'],
      ...REST,
    ],
  },
] as const satisfies readonly OnlyInAll[];
