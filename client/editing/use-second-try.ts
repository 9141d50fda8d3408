import { useRef } from 'react';
import { toAppError } from '../graphql/errors';

/**
 * Runs `create`; where the server says that there is such a record already, the form shows it, and sending the same
 * again creates another one.
 */
export function useSecondTry() {
  const asked = useRef<string>(null);
  return async <Answer>(
    input: object,
    create: (evenIfSimilar: boolean) => Promise<Answer>,
  ): Promise<Answer> => {
    const sent = JSON.stringify(input);
    const evenIfSimilar = asked.current === sent;
    try {
      return await create(evenIfSimilar);
    } catch (error) {
      if (toAppError(error).code === 'CONFLICT') asked.current = sent;
      throw error;
    }
  };
}
