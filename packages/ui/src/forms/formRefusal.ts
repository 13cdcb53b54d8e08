/** What a server said no with: a sentence for the form, and sentences for its fields by the form's own field names. */
export interface FormRefusal {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** What a form's owner answers to what was typed: nothing when it worked. */
export type FormAnswer = FormRefusal | undefined;
