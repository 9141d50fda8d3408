/** Thrown for an answer without data. */
export class CallFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`The server could not complete this request (error ${status}). Please try again.`);
  }
}
