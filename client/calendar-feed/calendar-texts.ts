import { texts } from '../lib/language';

/** Texts of the calendar feed. */
export const calendarTexts = texts(
  {
    title: 'Calendar feed',
    about: 'Show your follow-ups and the due dates of your actions in your calendar app.',
    aboutOther: 'The calendar app of this user reads their follow-ups at a secret address.',
    none: 'No calendar address yet.',
    noneOther: 'This user has no calendar address.',
    create: 'Create address',
    created: 'Created',
    lastUsed: 'Last used',
    neverUsed: 'Never used',
    copyTitle: 'Copy your calendar address',
    copyNow:
      'Add this address to your calendar app as a subscription. Anyone who has it can see your follow-ups, so don’t share it. You won’t be able to see it again.',
    address: 'Calendar address',
    copy: 'Copy',
    done: 'Done',
    replace: 'Replace',
    replaceTitle: 'Replace address',
    replaceQuestion: 'The old address stops working straight away. Add the new one to your calendar app.',
    revoke: 'Revoke',
    revokeTitle: 'Revoke address',
    revokeQuestion:
      'The address stops working straight away, and your calendar app no longer shows your follow-ups.',
    revokeOther:
      'The address stops working straight away, and the calendar app of this user no longer shows their follow-ups.',
    cancel: 'Cancel',
    revoked: 'Calendar address revoked',
    failed: 'Something went wrong',
  },
  {
    title: 'Whāngai maramataka',
    about: 'Whakaaturia ō mahi whai ake me ngā rā tika o ō mahi i tō taupānga maramataka.',
    aboutOther:
      'Ka pānui te taupānga maramataka a tēnei kaiwhakamahi i ana mahi whai ake i tētahi wāhitau muna.',
    none: 'Kāore anō he wāhitau maramataka.',
    noneOther: 'Kāore ā tēnei kaiwhakamahi wāhitau maramataka.',
    create: 'Waihangatia he wāhitau',
    created: 'I waihangatia',
    lastUsed: 'Whakamahinga whakamutunga',
    neverUsed: 'Kāore anō kia whakamahia',
    copyTitle: 'Tāruatia tō wāhitau maramataka',
    copyNow:
      'Tāpirihia tēnei wāhitau ki tō taupānga maramataka hei ohaurunga. Ka kite ngā tāngata katoa kei a rātou te wāhitau i ō mahi whai ake, nō reira kaua e tiria. E kore e kitea anō.',
    address: 'Wāhitau maramataka',
    copy: 'Tāruatia',
    done: 'Kua oti',
    replace: 'Whakakapia',
    replaceTitle: 'Whakakapia te wāhitau',
    replaceQuestion:
      'Ka mutu te wāhitau tawhito ināianei tonu. Tāpirihia te mea hou ki tō taupānga maramataka.',
    revoke: 'Whakakorea',
    revokeTitle: 'Whakakorea te wāhitau',
    revokeQuestion:
      'Ka mutu te wāhitau ināianei tonu, ā, kāore tō taupānga maramataka e whakaatu anō i ō mahi whai ake.',
    revokeOther:
      'Ka mutu te wāhitau ināianei tonu, ā, kāore te taupānga maramataka a tēnei kaiwhakamahi e whakaatu anō i ana mahi whai ake.',
    cancel: 'Whakakore',
    revoked: 'Kua whakakorea te wāhitau maramataka',
    failed: 'Kāore i tutuki',
  },
);
