/** The actions that are recorded as events; each domain folder adds its own. */
export interface EventActions {}
