/** The state that a check has found, from best to worst. */
export const STATES = ['ok', 'warning', 'fault'] as const;
export type State = (typeof STATES)[number];

/** The result of a check. */
export interface Finding {
  state: State;
  message: string;
  /** The remedy. Absent if there is nothing to do. */
  advice?: string;
}

/** A check of the installation. */
export interface Check {
  name: string;
  /** Returns the result. An error counts as a fault. */
  run: () => Promise<Finding>;
  /** The remedy for an error. */
  advice?: string;
}

export const ok = (message: string): Finding => ({ state: 'ok', message });
export const warning = (message: string, advice: string): Finding => ({ state: 'warning', message, advice });
export const fault = (message: string, advice: string): Finding => ({ state: 'fault', message, advice });
