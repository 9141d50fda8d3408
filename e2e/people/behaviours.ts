import { createHash } from 'node:crypto';

/** The ways in which people fill in a form. */
const TYPING = [
  'typed',
  'autofilled',
  'autofilled without events',
  'typed before the scripts are here',
  'typed half in each language',
] as const;

/** The ways in which people send a form. */
const SENDING = [
  'once',
  'by a double click',
  'by Enter and a click on a slow network',
  'again, for the answer was lost',
  'again, for there was no connection',
  'again, after Back while it was on its way',
  'again, after another page of the site while it was on its way',
  'again, after a reload while it was on its way',
  'in two tabs at once',
  'in two tabs, one after the other',
  'again, after it was answered and the page opened anew',
  'once, then Back and Forward',
] as const;

export interface Behaviour {
  typing: (typeof TYPING)[number];
  sending: (typeof SENDING)[number];
  /** True if the browser translates the page before the form is sent. */
  translated: boolean;
}

const numberOf = (seed: string) => createHash('sha1').update(seed).digest().readUInt32BE();

/**
 * Returns the behaviour of a person, which is always the same. All ways to send occur about equally often.
 */
export function behaviourOf(form: string, count: number): Behaviour {
  const seed = numberOf(`${form} ${count}`);
  return {
    typing: TYPING[seed % TYPING.length] ?? 'typed',
    sending: SENDING[(numberOf(form) + count) % SENDING.length] ?? 'once',
    translated: (seed >>> 8) % 3 === 0,
  };
}
