/** The chance of a sale in percent that each status of a lead sets, by its name in the API. Other statuses set none (R194). */
export const CHANCE_OF_STATUS = {
  ACTION_TAKEN: 20,
  SOUNDING_POSITIVE: 60,
  SALE: 100,
  FUTURE_FOLLOW_UP: 40,
  NO_OPPORTUNITY: 0,
  SLIM_CHANCE: 10,
} as const;
