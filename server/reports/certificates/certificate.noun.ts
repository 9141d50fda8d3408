import type { Noun } from '../../kits/nouns/noun.js';
import { CertificateResolver } from './certificate.resolver.js';
import { certificateMaking } from './certificate-task.js';

/** The certificates of impact buyers: their pages, and the task that creates many. */
export const certificateNoun: Noun = {
  tokenResource: 'reports',
  resolvers: [CertificateResolver],
  tasks: [certificateMaking],
  publicPages: ['impact-certificate', { records: [], lists: ['certificate'], single: [] }],
};
