import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { line, parseInput } from '../../platform/input.js';

/**
 * A place where customers find a supplier, as stored in JSON. Keys that only integrators know are stored
 * unchanged.
 */
export type Premises = Record<string, unknown>;

const MAX_LETTERS = 5000;

const said = (limit: number) =>
  line(limit)
    .nullish()
    .transform((value) => value || undefined);

/** A schema for degrees, as a number or as the digits of a number. */
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
    message: 'Enter the name of the place, or where it is.',
  })
  .refine((place) => JSON.stringify(place).length <= MAX_LETTERS, {
    message: `Maximum of ${MAX_LETTERS} characters allowed.`,
  });

/**
 * Returns the places of a supplier to store (R066). Known keys are checked, and other keys stay unchanged. A
 * place that is already stored in the same form is accepted as it is.
 * @throws AppError BAD_USER_INPUT
 */
export function checkPremises(stored: readonly Premises[] | null, sent: readonly Premises[]): Premises[] {
  const known = (place: Premises) => stored?.some((one) => isDeepStrictEqual(one, place)) ?? false;
  const each = sent.map((place) => (known(place) ? z.custom<Premises>() : premisesSchema));
  const schema = z.object({ locationsJson: z.tuple(each as []) });
  return parseInput(schema, { locationsJson: sent }).locationsJson;
}
