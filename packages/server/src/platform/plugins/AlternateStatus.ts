/** An answer under the second success status that its call declares. */
export class AlternateStatus<Answer> {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}
