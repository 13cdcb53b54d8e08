/** An answer under the second success status that its call declares. */
export class OtherStatus<Answer> {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}
