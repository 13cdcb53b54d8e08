/** The tables of the shop, as the migrations leave them. Each subject adds its own in its `*.tables.ts`. */
export interface Schema {}
