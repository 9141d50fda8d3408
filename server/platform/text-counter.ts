/** Counts texts that somebody gave, without who it was. It answers at once, and fails nobody. */
export interface TextCounter {
  note(text: string): void;
}
