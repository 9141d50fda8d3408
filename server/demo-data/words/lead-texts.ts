export const OPPORTUNITIES = [
  'Current supplier’s contract ends in a few months; open to a quote.',
  'Uses somebody occasionally, no fixed arrangement.',
  'Larger project planned for the holidays.',
  'Unhappy with response times, would change for better service.',
  'Buys this every month; price and reliability matter equally.',
  'Wants to support a local business if the price is close.',
] as const;

export const LEAD_NOTES = [
  'Warm introduction from the principal.',
  'Ring after the board meeting.',
  'Sent the supplier’s brochure.',
  'Asked for two references in the same field.',
  'Try again in the new financial year.',
] as const;

export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  'Sounding Positive': [
    'Yes please, have them ring me on a weekday morning.',
    'Sounds good. We need this done before term starts.',
    'Happy to get a quote.',
  ],
  'Future Follow Up': [
    'Not this year, budget is spent. Ask again in April.',
    'We are tied in until September.',
    'Come back to us after the rebuild.',
  ],
  'No Opportunity (Already Using)': [
    'We already use them, great team!',
    'They have done our work since last year.',
  ],
  'No Opportunity (Not Interested)': ['A parent does this for us for free.', 'Not something we need, sorry.'],
};
