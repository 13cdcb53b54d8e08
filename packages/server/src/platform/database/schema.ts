/** The shop's tables after all migrations; each domain folder adds its own in `*.tables.ts`. */
export interface Schema {}
