interface DeskLeasesTable {
  readonly kind: 'order' | 'user' | 'statement' | 'prescription' | 'message' | 'mail' | 'product';
  readonly item_id: number;
  readonly queue: string;
  readonly name: string;
  readonly staff_id: number;
  readonly until: Date;
}

declare module '../platform/database/schema.ts' {
  /** The table of migrations/0061_desk_leases.sql. */
  interface Schema {
    readonly desk_leases: DeskLeasesTable;
  }
}
