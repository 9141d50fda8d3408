const MIN_BYTES = 32;
const MIN_DIFFERENT_CHARACTERS = 8;

/** The secrets that tokens are signed with. */
export interface JwtSecrets {
  /**
   * The secret that signs and verifies. If absent outside production, one is generated in the data folder.
   */
  jwtSecret?: string;
  /** Secrets that only verify: former secrets, and ones that will sign soon. */
  jwtSecretFallbacks: string[];
}

interface Given {
  JWT_SECRET?: string;
  JWT_SECRET_FALLBACKS?: string;
}

/**
 * Reads the secrets. Fallbacks are separated by white space, since a secret may contain any other character.
 * @throws Error with the name of the setting that is missing or weak
 */
export function readJwtSecrets({ JWT_SECRET, JWT_SECRET_FALLBACKS }: Given, production: boolean): JwtSecrets {
  const fallbacks = JWT_SECRET_FALLBACKS?.match(/\S+/g) ?? [];
  if (production && !JWT_SECRET)
    throw new Error(`JWT_SECRET: at least ${MIN_BYTES} bytes of random text are required in production`);
  if (JWT_SECRET && isWeak(JWT_SECRET, production))
    throw new Error(`JWT_SECRET: must be at least ${MIN_BYTES} bytes of random text`);
  const weak = fallbacks.findIndex((secret) => isWeak(secret, production));
  if (weak >= 0)
    throw new Error(
      `JWT_SECRET_FALLBACKS: each secret must be at least ${MIN_BYTES} bytes of random text, number ${weak + 1} is not`,
    );
  return { jwtSecret: JWT_SECRET, jwtSecretFallbacks: fallbacks };
}

/** Returns true if a secret is too short, or in production too repetitive. */
export function isWeak(secret: string, production: boolean): boolean {
  const repetitive = new Set(secret).size < MIN_DIFFERENT_CHARACTERS;
  return Buffer.byteLength(secret) < MIN_BYTES || (production && repetitive);
}
