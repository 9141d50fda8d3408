/** The interval in milliseconds at which visible lists of jobs are read again. */
const POLL_EVERY_MS = 4000;

/** Options of queries for jobs, which change all the time. Hidden screens do not poll. */
export const polled = {
  fetchPolicy: 'cache-and-network',
  pollInterval: POLL_EVERY_MS,
  skipPollAttempt: () => document.hidden,
} as const;
