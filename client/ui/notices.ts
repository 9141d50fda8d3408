import type { ReactNode } from 'react';

/** What a notice is about decides its colour, its icon and how long it stays (R329). */
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

/** Draws what a notice offers to do, such as Undo; pages that offer nothing load no code for it. */
export type NoticeAct = (dismiss: () => void) => ReactNode;

export type Notice = { id: number; kind: NoticeKind; title: string; description?: string; act?: NoticeAct };

/** Milliseconds to read, decide and reach a button such as Undo (A155); see ADR 54. */
const WITH_ACT = 10_000;
const LONG = 3000;
const SHORT = 2000;

/**
 * Milliseconds a notice stays: 2000 after copies, emails and errors of leads, 3000 otherwise (R329). A notice with a button
 * stays longer.
 */
const durations: Partial<Record<NoticeKind, number>> = {
  copied: SHORT,
  emailed: SHORT,
  'lead-error': SHORT,
};

/** How long a notice of the kind stays that offers nothing. */
export const durationOf = (kind: NoticeKind): number => durations[kind] ?? LONG;

/** What a page starts with. */
export const NO_NOTICES: readonly Notice[] = [];

let notices = NO_NOTICES;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Notice[]): void {
  notices = next;
  for (const listener of [...listeners]) listener();
}

/** The notices in sight, the oldest first. */
export const currentNotices = (): readonly Notice[] => notices;

/** Tells `listener` of every change; answers how to stop that. */
export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a notice away before its time. */
export function dismissNotice(id: number): void {
  holdNotice(id);
  publish(notices.filter((notice) => notice.id !== id));
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Lets a notice stay, as long as somebody is at it. */
export function holdNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Lets a notice leave after its time. */
export function releaseNotice({ id, kind, act }: Notice): void {
  holdNotice(id);
  timers.set(
    id,
    setTimeout(() => dismissNotice(id), act ? WITH_ACT : durationOf(kind)),
  );
}

/** Shows a notice at the edge of the screen; it leaves by itself after the time of its kind. */
export function notify(notice: Omit<Notice, 'id'>): number {
  lastId += 1;
  const shown = { ...notice, id: lastId };
  publish([...notices, shown]);
  releaseNotice(shown);
  return shown.id;
}
