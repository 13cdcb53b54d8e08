/** A calendar day without a time or a place, yyyy-MM-dd; days compare as text. */
export type Day = string;
