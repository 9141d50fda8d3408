/** Raised when somebody else changed the same field meanwhile; carries what stands there now, as the form has it. */
export class FieldConflict extends Error {
  constructor(readonly theirs: unknown) {
    super('Somebody else changed this meanwhile.');
  }
}
