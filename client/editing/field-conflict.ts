/** Thrown if another user changed the same field meanwhile; carries the stored value as a form value. */
export class FieldConflict extends Error {
  constructor(readonly theirs: unknown) {
    super('Someone else has changed this field.');
  }
}
