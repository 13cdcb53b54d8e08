/** The files that are mutated and the tests that judge them, as patterns from the root of the repository. */
export interface MutationPart {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Lowest accepted percentage of caught mutants. */
  readonly least: number;
  /** Tests that are left out because they cannot judge mutants or are too slow. */
  readonly excludedTests?: readonly string[];
  /** Whether its tests need PostgreSQL. */
  readonly hasDatabase?: boolean;
  /** Whether its tests are stories, which run in a browser. */
  readonly isInBrowser?: boolean;
}

export type MutationPartName = 'rules' | 'server' | 'storefront' | 'hooks';

/** The parts of the shop that `npm run mutation` mutates (docs/decisions/2026-11-28-mutation-tests.md). */
export const mutationParts: Readonly<Record<MutationPartName, MutationPart>> = {
  rules: {
    mutate: [
      'packages/rules/src/**/*.ts',
      // Test support is judged by the tests that use it.
      '!packages/rules/src/testing/**',
      '!packages/rules/src/**/fixtures/**',
    ],
    tests: ['packages/rules/src/**/*.test.ts'],
    least: 90,
  },
  server: {
    mutate: [
      'packages/server/src/**/*.{service,queries,routes}.ts',
      'packages/server/src/{carts,orders,staff}/**/*.ts',
      'packages/server/src/accounts/{*,{joining,mails,passwords,sessions,tokens,unconfirmed}/**/*}.ts',
      'packages/server/src/platform/{events,idempotency,jobs,limits}/**/*.ts',
      'packages/server/src/catalogue/*.ts',
      'packages/server/src/catalogue/readModel/*.ts',
      'packages/search/src/{*.ts,words/*.ts}',
      '!packages/search/src/testing/**',
      '!packages/server/src/**/testing/**',
      '!packages/server/src/**/*.tables.ts',
      // They run before a database exists.
      '!packages/server/src/platform/database/{embedded/**,serverVersion.queries.ts}',
    ],
    tests: [
      'packages/server/src/{start/app,contracts/bystanders,contracts/wireNames}.test.ts',
      'packages/server/src/{accounts,addresses,audit,carts,catalogue,contact,content,heads,invoices,lists}/**/*.test.ts',
      'packages/server/src/{orders,partners,patients,payments,prescriptions,review,signing,staff}/**/*.test.ts',
      'packages/server/src/stockRequests/**/*.test.ts',
      'packages/search/src/**/*.test.ts',
      'packages/server/src/platform/{idempotency,jobs,limits,mail}/**/*.test.ts',
      'packages/server/src/platform/database/{migrations/migrate,withTransaction}.test.ts',
      'packages/server/src/platform/database/migrations/steps/*.test.ts',
      'packages/server/src/platform/pages/**/*.test.ts',
    ],
    excludedTests: [
      // They judge uploaded files; no mutated file does.
      'packages/server/src/accounts/documents/*.test.ts',
      // They start servers in other processes, where the mutant is not switched on.
      '**/{killed*,serverMail}.test.ts',
      // They take longer than all others together: thousands of hashes, files and rows.
      '**/{sameAnswer,hostileFiles,lastUnits,attemptLimits,auditMigration,auditWork,badInput}.test.ts',
    ],
    least: 85,
    hasDatabase: true,
  },
  storefront: {
    mutate: [
      'packages/client/src/**/*.ts',
      'packages/storefront/src/**/*.ts',
      // Mutated in the part `hooks`.
      '!packages/client/src/**/use*.ts',
      '!packages/storefront/src/**/use*.ts',
      '!packages/storefront/src/**/mocks/**',
      '!packages/storefront/src/features/**/{*Panel,fillInCheckout}.ts',
    ],
    tests: ['packages/{client,storefront}/src/**/*.test.ts'],
    least: 85,
  },
  hooks: {
    mutate: ['packages/storefront/src/**/use*.{ts,tsx}', '!**/*.stories.tsx'],
    tests: ['packages/storefront/src/**/*.stories.tsx'],
    least: 85,
    isInBrowser: true,
  },
};
