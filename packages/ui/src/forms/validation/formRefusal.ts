/** Error messages of a server refusal: one for the form, others by field name. */
export interface FormRefusal {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Answer of a form's owner to a submit; `undefined` on success. */
export type FormAnswer = FormRefusal | undefined;
