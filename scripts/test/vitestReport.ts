/** What is read of the report that Vitest writes. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    /** When the first test began and the last one ended, in milliseconds. */
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      readonly tags?: readonly string[];
      /** What the plugin of the stories notes on a test: which story it is. */
      readonly meta?: { readonly storyId?: string };
    }[];
  }[];
}
