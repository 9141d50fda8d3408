import type pg from 'pg';
import type { DatabaseName } from '../databases.js';

/** A question that both servers are asked. */
export interface Question {
  /** GraphQL variables for the product. */
  variables: Record<string, unknown>;
  /** The path and query string for the bare server, or for the product’s REST API. */
  bare: string;
  /** The variables of another question to the product itself, to compare with. */
  plain?: Record<string, unknown>;
}

/** A line of the table. */
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
  /** The caller of the product. If absent, a visitor. The bare server does not authenticate callers. */
  signedInAs?: string;
  /**
   * The other side of the comparison: the bare server, the product’s REST API with the same data under other
   * names, or a plain question.
   */
  beside?: 'bare server' | 'REST' | 'plain';
  /**
   * The seconds of load before the measurement, if the default is too short for every connection to plan
   * every statement.
   */
  warmUpSeconds?: number;
  /** If true, each question is also measured by itself. */
  each?: true;
  /** The minimum ratio to the other side’s requests per second. If absent, the ratio is only shown. */
  required?: number;
  /** The maximum ratio, if neither side may be much faster. */
  atMost?: number;
  /** Returns the questions, in order. */
  questions: (client: pg.Client) => Promise<Question[]>;
}

/** Returns a path with the parameters that have a value. */
export function pathOf(path: string, parameters: Record<string, string | number | null | undefined>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && value !== undefined) given.set(name, String(value));
  return `${path}?${given}`;
}
