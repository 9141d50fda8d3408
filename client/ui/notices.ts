import type { ReactNode } from 'react';

/** Kinds of notices, which determine the colour, the icon and the duration (R329). */
export type NoticeKind =
  | 'saved'
  | 'created'
  | 'deleted'
  | 'success'
  | 'info'
  | 'warning'
  | 'copied'
  | 'emailed'
  | 'error'
  | 'lead-error';

/** Renders the action that a notice offers, such as Undo; pages without such notices load no code for it. */
export type NoticeAction = (dismiss: () => void) => ReactNode;

export type Notice = {
  id: number;
  kind: NoticeKind;
  title: string;
  description?: string;
  act?: NoticeAction;
};

/** Milliseconds to read, decide and reach a button such as Undo (A155); see ADR 54. */
const WITH_ACT = 10_000;
const LONG = 3000;
const SHORT = 2000;

/**
 * Milliseconds for which a notice is shown: 2000 after copies, emails and errors of leads, 3000 otherwise (R329). A
 * notice with a button stays longer.
 */
const durations: Partial<Record<NoticeKind, number>> = {
  copied: SHORT,
  emailed: SHORT,
  'lead-error': SHORT,
};

/** Returns the milliseconds for which a notice of this kind without a button is shown. */
export const durationOf = (kind: NoticeKind): number => durations[kind] ?? LONG;

/** The initial notices of a page: none. */
export const NO_NOTICES: readonly Notice[] = [];

let notices = NO_NOTICES;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Notice[]): void {
  notices = next;
  for (const listener of [...listeners]) listener();
}

/** Returns the visible notices, the oldest first. */
export const currentNotices = (): readonly Notice[] => notices;

/** Calls `listener` on every change; returns a function that unsubscribes. */
export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes a notice early. */
export function dismissNotice(id: number): void {
  holdNotice(id);
  publish(notices.filter((notice) => notice.id !== id));
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Stops the timer of a notice while the user is reading or using it. */
export function holdNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Starts the timer that removes a notice. */
export function releaseNotice({ id, kind, act }: Notice): void {
  holdNotice(id);
  timers.set(
    id,
    setTimeout(() => dismissNotice(id), act ? WITH_ACT : durationOf(kind)),
  );
}

/** Shows a notice at the edge of the screen, for the time of its kind; returns its ID. */
export function notify(notice: Omit<Notice, 'id'>): number {
  lastId += 1;
  const shown = { ...notice, id: lastId };
  publish([...notices, shown]);
  releaseNotice(shown);
  return shown.id;
}
