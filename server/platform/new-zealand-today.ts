const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });

/** Returns the current date in New Zealand as YYYY-MM-DD. */
export const todayInNewZealand = () => DAY.format(new Date());
