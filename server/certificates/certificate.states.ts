import { registerEnumType } from 'type-graphql';

/** What has become of a certificate: it is ready, or in the making, or was tried in vain too often. */
export type CertificateState = 'building' | 'ready' | 'failed';

export const CertificateStateEnum = {
  BUILDING: 'building',
  READY: 'ready',
  FAILED: 'failed',
} as const satisfies Record<string, CertificateState>;
registerEnumType(CertificateStateEnum, {
  name: 'CertificateState',
  description: 'What has become of a certificate.',
});
