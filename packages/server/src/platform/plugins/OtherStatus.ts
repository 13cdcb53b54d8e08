/** An answer under the other status of success that its call declares. */
export class OtherStatus<Answer> {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}
