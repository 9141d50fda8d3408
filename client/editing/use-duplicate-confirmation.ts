import { useRef } from 'react';
import { toAppError } from '../graphql/errors';

/**
 * Runs `create`; if the server says that a similar record exists, the form shows that, and sending the same values
 * again creates the record nevertheless.
 */
export function useDuplicateConfirmation() {
  const confirmed = useRef<string>(null);
  return async <Answer>(
    input: object,
    create: (evenIfSimilar: boolean) => Promise<Answer>,
  ): Promise<Answer> => {
    const sent = JSON.stringify(input);
    const evenIfSimilar = confirmed.current === sent;
    try {
      return await create(evenIfSimilar);
    } catch (error) {
      if (toAppError(error).code === 'CONFLICT') confirmed.current = sent;
      throw error;
    }
  };
}
