import { texts } from '../../../lib/language';

/** Texts of the alert form, and of the page that its mails link to. */
export const alertTexts = texts(
  {
    email: 'Email',
    send: 'Email me',
    sent: 'Check your email',
    sentText:
      'We’ve emailed you a link. Open it to confirm your address and turn on the alert. If your alert is already on, we won’t send another link.',
    again: 'Use another email address',
    confirmLead:
      'We’ll email you once, when a supplier that matches your search joins. Then we’ll delete your email address.',
    confirm: 'Confirm email address',
    confirmed: 'Your alert is on',
    confirmedLead: 'We’ll email you when a new supplier matches your search.',
    endTitle: 'Cancel this alert?',
    endLead: 'We’ll delete your email address and won’t email you about this search.',
    end: 'Cancel alert',
    ended: 'Alert cancelled',
    endedLead: 'We’ve deleted your email address.',
    incomplete: 'This link is incomplete. Open it again from your email.',
    suppliers: 'See all suppliers',
  },
  {
    email: 'Īmēra',
    send: 'Īmēra mai',
    sent: 'Tirohia tō īmēra',
    sentText:
      'Kua īmērahia he hononga ki a koe. Tuwherahia hei whakaū i tō wāhitau, ka tīmata tō tono. Mēnā kua tīmata kē te tono, kāore he hononga anō.',
    again: 'Whakamahia tētahi atu wāhitau',
    confirmLead:
      'Kotahi te īmēra ka tukuna ina uru mai he kaiwhakarato e hāngai ana ki tō rapunga. Kātahi ka mukua tō wāhitau.',
    confirm: 'Whakaūngia te wāhitau',
    confirmed: 'Kua tīmata tō tono',
    confirmedLead: 'Ka īmērahia koe ina uru mai he kaiwhakarato e hāngai ana ki tō rapunga.',
    endTitle: 'Whakakorea tēnei tono?',
    endLead: 'Ka mukua tō wāhitau, ā, kāore he īmēra mō tēnei rapunga.',
    end: 'Whakakorea te tono',
    ended: 'Kua whakakorea tō tono',
    endedLead: 'Kua mukua tō wāhitau.',
    incomplete: 'Kua ngaro tētahi wāhanga o te hononga. Tuwherahia anō i tō īmēra.',
    suppliers: 'Tirohia ngā kaiwhakarato katoa',
  },
);
