/** One action item stands for all held submissions: a flood of them must not bury the action centre. */
export const HELD_ACTION = {
  type: 'Submissions held for review',
  value: 'Submissions that look automated are waiting: release or discard them.',
  redirectUrl: '/admin/heldSubmissions',
  refId: 0,
} as const;
