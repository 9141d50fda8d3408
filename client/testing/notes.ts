import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useSyncExternalStore } from 'react';
import { choice, dollars, flag, record, text } from '../editing/field-kinds';
import { type FieldTable, field, type InputOf } from '../editing/field-table';
import type { RecordStore } from '../editing/record-store';

const moods = { CALM: 'Calm', CROSS: 'Cross' };
type Mood = keyof typeof moods;

/** A record of a type that exists only in tests. */
export type Note = {
  id: number;
  version: number;
  title: string;
  body: string | null;
  price: number | null;
  pinned: boolean;
  mood: Mood | null;
  author: { id: number; name: string } | null;
};

type NoteInput = {
  title?: string | null;
  body?: string | null;
  price?: number | null;
  pinned?: boolean | null;
  mood?: Mood | null;
  authorId?: number | null;
};

export const noteFields = {
  title: field('Title', text(20), (note) => note.title),
  body: field('Body', text(200), (note) => note.body),
  price: field('Price', dollars, (note) => note.price),
  pinned: field('Pinned', flag, (note) => note.pinned),
  mood: field('Mood', choice(moods), (note) => note.mood),
  authorId: field('Author', record(), (note) => note.author),
} satisfies FieldTable<Note, NoteInput>;

export const aNote = (more: Partial<Note> = {}): Note => ({
  id: 1,
  version: 1,
  title: 'First',
  body: null,
  price: 5,
  pinned: false,
  mood: null,
  author: null,
  ...more,
});

type Input = InputOf<typeof noteFields>;

/** A server with one note, and the browser that has it open. */
export class NoteDesk {
  /** The saves so far, with their version and input. */
  readonly sent: { version: number; input: Input }[] = [];
  /** The note on the server, and as cached in this browser. */
  private there: Note;
  private here: Note;
  private listeners = new Set<() => void>();
  private held: Promise<void> = Promise.resolve();

  constructor(note: Partial<Note> = {}) {
    this.there = aNote(note);
    this.here = this.there;
  }

  readonly store: RecordStore<Note, Input> = {
    recordLabel: 'Note',
    stored: () => this.here,
    fetchNewest: async () => this.arrive(this.there),
    save: async (_client, _id, version, input) => {
      this.sent.push({ version, input });
      await this.held;
      if (version !== this.there.version) throw conflict;
      const { authorId, ...rest } = input;
      const author = authorId === undefined ? {} : { author: authorId && { id: authorId, name: 'Someone' } };
      this.change({ ...rest, ...author } as Partial<Note>);
      return this.arrive(this.there);
    },
    refresh: () => this.refreshed(),
  };

  readonly refreshed = jest.fn();

  /** Delays the server's answers until the returned function is called. */
  hold(): () => void {
    let answer = () => {};
    this.held = new Promise((resolve) => {
      answer = resolve;
    });
    return () => answer();
  }

  /** Changes the note as another user; this browser does not know yet. */
  change(more: Partial<Note>): void {
    this.there = { ...this.there, ...more, version: this.there.version + 1 };
  }

  /** Delivers the server's note to this browser. */
  arrive(note = this.there): Note {
    this.here = note;
    for (const listener of this.listeners) listener();
    return note;
  }

  readonly useNote = (): Note =>
    useSyncExternalStore(
      (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
      () => this.here,
    );
}

const conflict = new CombinedGraphQLErrors({
  errors: [{ message: 'Changed.', extensions: { code: 'CONFLICT' } }],
});
