/** A calendar day without time and place, yyyy-MM-dd. Days compare as strings. */
export type Day = string;
