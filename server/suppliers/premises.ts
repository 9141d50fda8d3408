import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { line, parseInput } from '../platform/input.js';

/** One of the places where a supplier is found, as JSON keeps it: whatever integrators know of it stays. */
export type Premises = Record<string, unknown>;

const MOST_LETTERS = 5000;

const said = (limit: number) =>
  line(limit)
    .nullish()
    .transform((value) => value || undefined);

/** Degrees as a number, or as the digits of one. */
const degrees = (most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (value.trim() === '' ? null : Number(value)) : value),
    z
      .number({ error: `This must be a number from -${most} to ${most}.` })
      .min(-most, `This must be a number from -${most} to ${most}.`)
      .max(most, `This must be a number from -${most} to ${most}.`)
      .nullish()
      .transform((value) => value ?? undefined),
  );

const premisesSchema = z
  .looseObject({
    name: said(100),
    address: said(200),
    suburb: said(100),
    city: said(100),
    postCode: said(10),
    region: said(100),
    phone: said(50),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .superRefine(({ latitude, longitude }, { addIssue }) => {
    if ((latitude === undefined) === (longitude === undefined)) return;
    const path = [latitude === undefined ? 'latitude' : 'longitude'];
    addIssue({ code: 'custom', path, message: 'Please give both latitude and longitude, or neither.' });
  })
  .transform((place) =>
    Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined && value !== null)),
  )
  .refine((place) => Object.keys(place).length > 0, {
    message: 'Please say what the place is called, or where it is.',
  })
  .refine((place) => JSON.stringify(place).length <= MOST_LETTERS, {
    message: `Maximum of ${MOST_LETTERS} characters allowed.`,
  });

/**
 * The places of a supplier as they are to be kept (R066): what is known of each is checked, keys that only integrators
 * know stay, and a place that is stored just so is taken as it is, however it came there.
 * @throws AppError BAD_USER_INPUT
 */
export function checkPremises(stored: readonly Premises[] | null, sent: readonly Premises[]): Premises[] {
  const known = (place: Premises) => stored?.some((kept) => isDeepStrictEqual(kept, place)) ?? false;
  const each = sent.map((place) => (known(place) ? z.custom<Premises>() : premisesSchema));
  const schema = z.object({ locationsJson: z.tuple(each as []) });
  return parseInput(schema, { locationsJson: sent }).locationsJson;
}
