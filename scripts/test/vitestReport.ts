/** The fields of Vitest's report that are used. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    /** Start of the first test and end of the last, in milliseconds. */
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      readonly tags?: readonly string[];
      /** Added by Storybook's plugin: the id of the story. */
      readonly meta?: { readonly storyId?: string };
    }[];
  }[];
}
