import { contributionIsDue, suggestContribution } from './suggest-contribution.js';

const agreed = (contributionType: string | null, contributionDetails: string | null) => ({
  contributionType,
  contributionDetails,
});

describe('the suggested contribution A50', () => {
  it.each([
    ['5', 1000, 50],
    ['5%', 1000, 50],
    ['2.5 %', 199.99, 5],
    ['5', 10.1, 0.51],
    ['5', 20.1, 1.01],
    ['5', 10.3, 0.52],
    ['5', 1.1, 0.06],
    ['5', 33.33, 1.67],
    ['0.5', 1.01, 0.01],
    ['12.5', 0.04, 0.01],
    ['7.5', 33.33, 2.5],
    ['10', 0, 0],
    ['100', 12.34, 12.34],
  ])("suggests '%%' of %s on %d as %d R187", (details, revenue, expected) => {
    expect(suggestContribution(agreed('%', details), revenue)).toBe(expected);
  });

  it.each([
    ['40', 40],
    ['$40 per job', 40],
    ['$8.575', 8.58],
    ['1.005', 1.01],
    ['$1,250.50', 1250.5],
    ['1 250.50', 1250.5],
  ])('returns a fixed cost of %s as that amount, whatever the revenue', (details, expected) => {
    expect(suggestContribution(agreed('Fixed cost', details), 9999)).toBe(expected);
    expect(suggestContribution(agreed('Fixed cost', details), null)).toBe(expected);
  });

  it.each([
    ['% of specific', '5', 100],
    ['Range', '5', 100],
    [null, '5', 100],
    ['%', null, 100],
    ['%', 'ask them', 100],
    ['%', '5 to 10', 100],
    ['%', '150', 100],
    ['%', '5', null],
  ])('suggests nothing for: %s, %s, revenue %s', (type, details, revenue) => {
    expect(suggestContribution(agreed(type, details), revenue)).toBeNull();
  });

  it.each(['12,50', '$12,50 per job', '1,25', '5 10', '1.250,50'])(
    'suggests nothing for %p, which could be two amounts A168',
    (details) => {
      expect(suggestContribution(agreed('Fixed cost', details), 100)).toBeNull();
      expect(suggestContribution(agreed('%', details), 100)).toBeNull();
    },
  );

  it('is filled in when the sale is completed, or when its revenue is entered later', () => {
    const completed = { progress: 'Completed', revenue: 100, contribution: null } as const;
    expect(contributionIsDue({ ...completed, progress: 'In Progress' }, completed)).toBe(true);
    expect(contributionIsDue({ ...completed, revenue: null }, completed)).toBe(true);
    expect(contributionIsDue(null, completed)).toBe(true);
    expect(contributionIsDue(completed, completed)).toBe(false);
    expect(contributionIsDue(null, { ...completed, contribution: 0 })).toBe(false);
    expect(contributionIsDue(null, { ...completed, progress: 'In Progress' })).toBe(false);
  });
});
