/** The actions that are recorded as events. Each subject adds its own. */
export interface EventActions {}
