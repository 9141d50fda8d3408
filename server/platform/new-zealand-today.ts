const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });

/** Today in New Zealand, YYYY-MM-DD. */
export const todayInNewZealand = () => DAY.format(new Date());
