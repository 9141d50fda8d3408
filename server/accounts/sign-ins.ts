import type { FindOptionsWhere } from 'typeorm';
import type { RequestContext } from '../platform/request-context.js';
import { deviceOf } from './device-of.js';
import { SignIn } from './sign-in.entity.js';

const NOTE = `
  INSERT INTO sign_in (family_id, user_id, method, browser, operating_system, network_address, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (family_id) DO UPDATE SET browser = EXCLUDED.browser, operating_system = EXCLUDED.operating_system,
    network_address = EXCLUDED.network_address, expires_at = EXCLUDED.expires_at, last_used_at = now()`;

/**
 * Stores the device and the network of a sign-in, at its start and at each renewal. Call it with the account locked.
 */
export async function noteSignIn(
  { app, userAgent, clientAddress }: RequestContext,
  signIn: Pick<SignIn, 'familyId' | 'userId' | 'expiresAt'> & Partial<Pick<SignIn, 'method'>>,
): Promise<void> {
  const { familyId, userId, method = null, expiresAt } = signIn;
  const { browser, operatingSystem } = deviceOf(userAgent);
  const values = [familyId, userId, method, browser, operatingSystem, clientAddress, expiresAt];
  await app.database.manager.query(NOTE, values);
}

/** Deletes what is stored about sign-ins that end. */
export async function forgetSignIns({ app }: RequestContext, which: FindOptionsWhere<SignIn>): Promise<void> {
  await app.database.manager.delete(SignIn, which);
}
