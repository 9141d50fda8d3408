import type pg from 'pg';
import type { DatabaseName } from '../databases.js';

/** The same question to both servers. */
export interface Question {
  /** GraphQL variables for the product. */
  variables: Record<string, unknown>;
  /** Path and query string for the bare server, or for the product's REST. */
  bare: string;
  /** Variables of another question to the product itself, to measure the first beside. */
  plain?: Record<string, unknown>;
}

/** One line of the table. */
export interface BenchCase {
  name:
    | 'search'
    | 'interpreted'
    | 'placed'
    | 'profile'
    | 'grid'
    | 'suppliers'
    | 'leads'
    | 'dashboard'
    | 'statistics'
    | 'record';
  title: string;
  database: DatabaseName;
  /** The operation of the screen. */
  query: string;
  /** Who asks the product; absent: a visitor. The bare server asks nobody for a name. */
  signedInAs?: string;
  /**
   * What the GraphQL is measured beside: the product's REST answers the same under other names, `plain` is another
   * question.
   */
  beside?: 'bare server' | 'REST' | 'plain';
  /** Seconds of load before it is measured, where the usual ones are too few for every connection to plan every statement. */
  warmUpSeconds?: number;
  /** Each question is measured by itself as well. */
  each?: true;
  /** Least share of the other's requests per second; absent: only shown. */
  required?: number;
  /** Most of it, where neither is to be much quicker. */
  atMost?: number;
  /** What is asked, one after the other. */
  questions: (client: pg.Client) => Promise<Question[]>;
}

/** A path with those parameters that have a value. */
export function pathOf(path: string, parameters: Record<string, string | number | null | undefined>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && value !== undefined) given.set(name, String(value));
  return `${path}?${given}`;
}
